/** The introduction of a game, looked through for words: what has them, under the titles it stands under. */
import type { Chapter, Intro } from '../text/books/book';
import { seeker } from './book';

const within = (chapter: Chapter, has: (text: string) => boolean): Chapter => {
  if (has(chapter.title)) return chapter;
  return { title: chapter.title, says: chapter.says?.filter(has) ?? [], steps: chapter.steps?.filter(([name, says]) => has(`${name} ${says}`)) ?? [] };
};

const size = ({ says = [], steps = [] }: Chapter): number => says.length + steps.length;

/** Everything where nothing is asked for. */
export const findIntro = (intro: Intro, wish: string): Intro => {
  const has = seeker(wish);
  if (has === null) return intro;
  const chapters = intro.chapters.map((chapter) => within(chapter, has)).filter((chapter) => size(chapter) > 0);
  return { title: intro.title, lead: has(intro.lead) ? intro.lead : '', chapters };
};

/** How many paragraphs and steps there are. */
export const passages = ({ lead, chapters }: Intro): number => chapters.reduce((sum, chapter) => sum + size(chapter), lead === '' ? 0 : 1);
