/** What was looked for is marked where it stands: over the text, which stays as it is. */
import type { Attachment } from 'svelte/attachments';
import { asked, folded } from './book';

/** The name under which the styles know the marks. */
const MARKS = 'found';

type Place = readonly [from: number, to: number];

/** Where the words asked for stand in a text, found as `seeker` finds them. */
export const places = (text: string, wish: string): readonly Place[] => {
  let all = '';
  const letterAt: number[] = []; // of each letter as it is looked for: where it is in the text
  for (let at = 0; at < text.length; at++) {
    const letter = folded(text.charAt(at));
    all += letter;
    letterAt.push(...Array.from(letter, () => at));
  }
  return asked(wish).flatMap((word) => {
    const found: Place[] = [];
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + word.length))
      found.push([letterAt[at] ?? 0, (letterAt[at + word.length - 1] ?? 0) + 1]);
    return found;
  });
};

const rangesIn = (part: Node, wish: string): readonly Range[] => {
  const ranges: Range[] = [];
  const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
    for (const [from, to] of places(node.textContent ?? '', wish)) {
      const range = new Range();
      range.setStart(node, from);
      range.setEnd(node, to);
      ranges.push(range);
    }
  return ranges;
};

/** Marks it in a part of the page, and again when that part shows something else. */
export const marked = (wish: string): Attachment => (part) => {
  if (!('highlights' in CSS) || wish.trim() === '') return;
  const mark = (): void => void CSS.highlights.set(MARKS, new Highlight(...rangesIn(part, wish)));
  const seen = new MutationObserver(mark);
  seen.observe(part, { childList: true, characterData: true, subtree: true });
  mark();
  return () => {
    seen.disconnect();
    CSS.highlights.delete(MARKS);
  };
};
