/**
 * What the browser keeps for its user. Where storage is forbidden or full the page has a pocket of its own, which is
 * carried over when the page is loaded anew, and is empty when it is closed.
 */

interface Carried {
  readonly pocket?: Readonly<Record<string, string>>;
}

const carried = (): Carried | null => (typeof history === 'undefined' ? null : (history.state as Carried | null));

/** What could not be kept. */
const pocket = new Map<string, string>(Object.entries(carried()?.pocket ?? {}));

if (pocket.size > 0) {
  const { pocket: _, ...rest } = carried() ?? {};
  history.replaceState(rest, '');
}

/** Before the page is loaded anew: its state in the browser's history outlives that, and no server sees it. */
export const carry = (): void => {
  if (pocket.size > 0) history.replaceState({ ...carried(), pocket: Object.fromEntries(pocket) }, '');
};
if (typeof addEventListener !== 'undefined') addEventListener('beforeunload', carry);

export const recall = (what: string): string | null => {
  try {
    return pocket.get(what) ?? localStorage.getItem(what);
  } catch {
    return null;
  }
};

export const remember = (what: string, value: string): void => {
  try {
    localStorage.setItem(what, value);
    pocket.delete(what);
  } catch {
    pocket.set(what, value);
  }
};

export const forget = (what: string): void => {
  pocket.delete(what);
  try {
    localStorage.removeItem(what);
  } catch {
    // It was never kept.
  }
};

/** Whether anything outlives the page. */
export const keeps = (): boolean => {
  const probe = 'backroom.probe';
  remember(probe, '');
  const kept = !pocket.has(probe);
  forget(probe);
  return kept;
};
