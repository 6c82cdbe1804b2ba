/** All books at once: the places of a game's introduction and rulebook that have the words asked for, each with its address. */
import type { Intro } from '../text/books/book';
import { anchor, find, rowsWith, type Block, type Span } from './book';
import { findIntro } from './introduction';

export interface Place {
  /** Under which name the page of the game has it. */
  readonly id: string;
  /** The rule's number, or what it stands under. */
  readonly name: string;
  readonly numbered: boolean;
  readonly lines: readonly (readonly Span[])[];
}

const plain = (text: string): readonly Span[] => [{ kind: 'text', text }];
const titled = (title: string, lines: readonly (readonly Span[])[]): Place => ({ id: anchor(title), name: title, numbered: false, lines });

export const introPlaces = (intro: Intro, wish: string): readonly Place[] => {
  const { lead, chapters } = findIntro(intro, wish);
  const opening = lead === '' ? [] : [titled(intro.chapters[0]?.title ?? intro.title, [plain(lead)])];
  const told = chapters.map(({ title, says = [], steps = [] }) => titled(title, [...says.map(plain), ...steps.map(([name, what]) => plain(`${name} ${what}`))]));
  return [...opening, ...told];
};

const linesOf = (one: Block, wish: string): readonly (readonly Span[])[] => {
  switch (one.kind) {
    case 'heading':
      return [];
    case 'paragraph':
      return one.lines;
    case 'list':
      return one.items;
    case 'table':
      return rowsWith(one.rows, wish);
    case 'code':
      return [plain(one.text)];
  }
};

export const rulePlaces = (book: readonly Block[], wish: string): readonly Place[] => {
  let under = { id: 'rulebook', name: '' };
  return find(book, wish).flatMap((one) => {
    if (one.kind === 'heading') {
      under = { id: one.id, name: one.text };
      return [];
    }
    const number = one.kind === 'paragraph' ? one.id : null;
    return [{ id: number ?? under.id, name: number ?? under.name, numbered: number !== null, lines: linesOf(one, wish) }];
  });
};
