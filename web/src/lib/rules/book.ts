/** A rulebook of docs/rules, in either language, read into blocks: headings, paragraphs, rules by number, and tables. No more Markdown than those files use. */

export type Span =
  | { readonly kind: 'text' | 'strong' | 'em' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string; readonly id: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly id: string }
  | { readonly kind: 'paragraph'; readonly id: string | null; readonly lines: readonly (readonly Span[])[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }
  | { readonly kind: 'table'; readonly head: readonly (readonly Span[])[]; readonly rows: readonly (readonly (readonly Span[])[])[] }
  | { readonly kind: 'code'; readonly text: string };

const RULE = /^\*\*([A-Z]{3}-\w[\w.]*)\*\*\s*/;
const NUMBER = String.raw`(?:W\b|[A-Z]?\d+[a-z]?\d?(?:\.\d+[a-z]?)?)`;
const MARKS = new RegExp(String.raw`\*\*(?<strong>[^*]+)\*\*|\`(?<code>[^\`]+)\`|\*(?<em>[^*]+)\*|(?<rule>\b(?:FBI|CRM|INK|GET|SLP)-${NUMBER})`, 'g');

/** Bold, italics, code, and the numbers of other rules. */
export const spans = (text: string): readonly Span[] => {
  const found: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: 'text', text: text.slice(at, match.index) });
    const { strong, code, em, rule } = match.groups ?? {};
    if (rule !== undefined) found.push({ kind: 'rule', text: rule, id: rule });
    else if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (code !== undefined) found.push({ kind: 'code', text: code });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ kind: 'text', text: text.slice(at) });
  return found;
};

/** The name under which a heading is linked. */
export const anchor = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '');
const cells = (line: string): readonly (readonly Span[])[] => line.trim().replace(/^\||\|$/g, '').split('|').map((cell) => spans(cell.trim()));

/** Lines belong together; a new one begins only where the file begins a remark: *Why:* or *Option:*, *Warum:* or *Wahlweise:*. */
const joined = (lines: readonly string[]): readonly string[] =>
  lines.reduce<readonly string[]>((all, line) => (all.length === 0 || /^\*[A-Z][a-z]+:\*/.test(line) ? [...all, line] : [...all.slice(0, -1), `${all.at(-1) ?? ''} ${line}`]), []);

const block = (lines: readonly string[]): Block => {
  const first = lines[0] ?? '';
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '', id: anchor(heading[2] ?? '') };
  if (first.startsWith('```')) return { kind: 'code', text: lines.slice(1, -1).join('\n') };
  if (first.startsWith('|')) return { kind: 'table', head: cells(first), rows: lines.slice(2).map(cells) };
  if (/^[-*] /.test(first)) {
    const items = lines.reduce<readonly string[]>((all, line) => (/^[-*] /.test(line) ? [...all, line.slice(2)] : [...all.slice(0, -1), `${all.at(-1) ?? ''} ${line.trim()}`]), []);
    return { kind: 'list', items: items.map(spans) };
  }
  const id = RULE.exec(first)?.[1] ?? null;
  const text = id === null ? lines : [first.replace(RULE, ''), ...lines.slice(1)];
  return { kind: 'paragraph', id, lines: joined(text).map(spans) };
};

export const readBook = (source: string): readonly Block[] =>
  source
    .split(/\n\s*\n/)
    .map((part) => part.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map(block);

export type Remark = 'why' | 'option';
const REMARKS: Readonly<Record<string, Remark>> = { 'Why:': 'why', 'Warum:': 'why', 'Option:': 'option', 'Wahlweise:': 'option' };

/** What kind of remark a line is; null for the rule itself. */
export const remarkOf = ([first]: readonly Span[]): Remark | null => (first?.kind === 'em' ? (REMARKS[first.text] ?? null) : null);

const textOf = (row: readonly Span[]): string => row.map(({ text }) => text).join('');

/** All words of a block, for whoever looks for some of them. */
export const wordsOf = (one: Block): string => {
  switch (one.kind) {
    case 'heading':
    case 'code':
      return one.text;
    case 'paragraph':
      return [one.id ?? '', ...one.lines.map(textOf)].join(' ');
    case 'list':
      return one.items.map(textOf).join(' ');
    case 'table':
      return [one.head, ...one.rows].flat().map(textOf).join(' ');
  }
};

/** Capitals and small letters are alike, and so are ß and ss. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ß', 'ss');

/** The words of what is looked for. */
export const asked = (wish: string): readonly string[] => folded(wish).split(/\s+/).filter((word) => word !== '');

/** Whether a text has every word asked for; null where nothing was asked. */
export const seeker = (wish: string): ((text: string) => boolean) | null => {
  const all = asked(wish);
  return all.length === 0 ? null : (text) => all.every((word) => folded(text).includes(word));
};

/** The rows of a table in which every word asked for is found, each as one line; none where the words stand in several rows. */
export const rowsWith = (rows: readonly (readonly (readonly Span[])[])[], wish: string): readonly (readonly Span[])[] => {
  const has = seeker(wish);
  const lines = rows.map((row) => row.filter((cell) => cell.length > 0).flatMap((cell, k): readonly Span[] => (k === 0 ? cell : [{ kind: 'text', text: ' · ' }, ...cell])));
  return has === null ? lines : lines.filter((line) => has(textOf(line)));
};

/** How many of these blocks are more than headings. */
export const rules = (blocks: readonly Block[]): number => blocks.filter(({ kind }) => kind !== 'heading').length;

/** The blocks in which every word asked for is found, under the headings they stand under. */
export const find = (book: readonly Block[], wish: string): readonly Block[] => {
  const has = seeker(wish);
  if (has === null) return book;
  const fits = (one: Block): boolean => has(wordsOf(one));
  const isHeading = (one: Block | undefined): boolean => one?.kind === 'heading';
  const kept = book.filter((one) => isHeading(one) || fits(one));
  return kept.filter((one, k) => !isHeading(one) || (kept[k + 1] !== undefined && !isHeading(kept[k + 1])));
};
