/** Puts a text on the clipboard, and says whether it is there. */

/** What is copied by the old way has to be selected somewhere on the page. */
const lent = (text: string): HTMLTextAreaElement => {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'spoken';
  document.body.append(field);
  return field;
};

/** Pages without HTTPS may not write to the clipboard themselves; a field that shows the text stays selected, for the hand to copy. */
export const copyText = async (text: string, shown?: HTMLInputElement): Promise<boolean> => {
  shown?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const held = document.activeElement;
    const field = shown ?? lent(text);
    field.select();
    const copied = document.execCommand('copy');
    if (field !== shown) {
      field.remove();
      if (held instanceof HTMLElement) held.focus();
    }
    return copied;
  }
};
