/** What people type to find a table: its code, or the whole link, which may bring a seat with it. */
import { seatHash } from '../table/handover';
import { tablePath } from './router.svelte';

const CODE = /^[a-z0-9]{4,32}$/;

/** The table's id; null where it is neither a code nor a link of ours. Spaces, hyphens and capitals do not matter. */
export const readCode = (typed: string): string | null => {
  const wish = typed.trim();
  const link = /\/table\/([^/?#\s]+)/.exec(wish);
  const code = (link?.[1] ?? wish).replace(/[\s-]/g, '').toLowerCase();
  return CODE.test(code) ? code : null;
};

/** The way to what was typed: the table, and the seat there if the link brings one. */
export const wayTo = (table: string, typed: string): string => tablePath(table) + seatHash(typed.trim());

/** Easier to read out: "k7qx mnpr stuv wx". */
export const spellCode = (id: string): string => id.match(/.{1,4}/g)?.join(' ') ?? id;
