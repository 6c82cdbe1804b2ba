/** Two hands on one sheet of mine, on two devices: what either of them has written stays. */

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What was done to a text, as one stretch of it that reads otherwise now. */
const editOf = (before: string, after: string): Edit => {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, text: after.slice(from, after.length - same) };
};

/** Where both have written at the same place, mine stands below theirs. */
const mergeText = (before: string, mine: string, theirs: string): string => {
  const [here, there] = [editOf(before, mine), editOf(before, theirs)];
  const [first, last] = here.from < there.from ? [here, there] : [there, here];
  if (first.to < last.from) return before.slice(0, first.from) + first.text + before.slice(first.to, last.from) + last.text + before.slice(last.to);
  const both = [there.text, here.text].filter((text) => text !== '').join('\n');
  return before.slice(0, first.from) + both + before.slice(Math.max(first.to, last.to));
};

type Marks = Readonly<Record<string, unknown>>;

const marksOf = (text: string): Marks | null => {
  try {
    const found: unknown = JSON.parse(text || '{}');
    return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Marks) : null;
  } catch {
    return null;
  }
};

/** Marks are made one by one: each is as whoever has changed it last here, or else there, has left it. */
const mergeMarks = (before: Marks, mine: Marks, theirs: Marks): Marks => {
  const changed = Object.keys({ ...before, ...mine }).filter((place) => before[place] !== mine[place]);
  return Object.fromEntries(Object.entries({ ...theirs, ...Object.fromEntries(changed.map((place) => [place, mine[place]])) }).filter(([, mark]) => mark !== undefined));
};

/** What a sheet reads on which was written here and elsewhere since it was the same for both. */
export const merge = (before: string, mine: string, theirs: string): string => {
  if (mine === theirs || before === theirs) return mine;
  if (before === mine) return theirs;
  const sheets = [before, mine, theirs].map(marksOf);
  const [old, here, there] = sheets;
  if (old && here && there) return JSON.stringify(mergeMarks(old, here, there));
  return mergeText(before, mine, theirs);
};
