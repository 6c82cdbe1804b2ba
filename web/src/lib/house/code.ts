/** What people type to find a table: its code, or the whole link. */

const CODE = /^[a-z0-9]{4,32}$/;

/** The table's id; null where it is neither a code nor a link of ours. Spaces, hyphens and capitals do not matter. */
export const readCode = (typed: string): string | null => {
  const wish = typed.trim();
  const link = /\/table\/([^/?#\s]+)/.exec(wish);
  const code = (link?.[1] ?? wish).replace(/[\s-]/g, '').toLowerCase();
  return CODE.test(code) ? code : null;
};

/** Easier to read out: "k7qx mnpr stuv wx". */
export const spellCode = (id: string): string => id.match(/.{1,4}/g)?.join(' ') ?? id;
