/** A field that takes so many characters as the house counts them: an emoji is one, where the browser counts two. */
import type { Attachment } from 'svelte/attachments';

export const shortened = (text: string, most: number): string => [...text].slice(0, most).join('');

export const atMost = (most: number): Attachment<HTMLInputElement> => (field) => {
  const cut = (event: Event): void => {
    if (event instanceof InputEvent && event.isComposing) return; // it is not written yet
    const short = shortened(field.value, most);
    if (short === field.value) return;
    const caret = Math.min(field.selectionStart ?? short.length, short.length);
    field.value = short;
    field.setSelectionRange(caret, caret);
    if (event.type !== 'input') field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  field.addEventListener('input', cut, { capture: true }); // before whoever reads it
  field.addEventListener('compositionend', cut);
  return () => {
    field.removeEventListener('input', cut, { capture: true });
    field.removeEventListener('compositionend', cut);
  };
};
