/** What was pressed is gone: the focus goes to what took its place, and never to nowhere. */
import { heard } from './goOn';

/** What can be pressed, and a question that must be heard before its answers are. */
const CONTROL = ':is(a[href], button, input, select, textarea, summary):not(:disabled), [data-question]';
/** As far as a neighbour is looked for. */
const GROUP = 'li, fieldset, form, footer, section, aside, nav, dialog';
/** Where a table is played, what is asked next takes the focus itself. */
const PLAYED = '.scene';
/** What goes from a table's head leaves this: whom the table waits for now. */
const TELLS = '[data-tells]';

interface Held {
  readonly element: HTMLElement;
  /** What it lies in, from near to far. */
  readonly around: readonly HTMLElement[];
  /** What could be pressed beside it. */
  readonly beside: readonly HTMLElement[];
}

/** Milliseconds for which what is shut may open again. */
const A_MOMENT = 700;

let held: Held | null = null;
let shut: ReturnType<typeof setTimeout> | undefined;

const isOpen = (one: HTMLElement): boolean => one.isConnected && one.checkVisibility() && !one.matches(':disabled') && one.closest('[inert]') === null;
const controls = (group: HTMLElement | undefined): readonly HTMLElement[] => [...(group?.querySelectorAll<HTMLElement>(CONTROL) ?? [])].filter(isOpen);
const around = (one: HTMLElement): readonly HTMLElement[] => {
  const up: HTMLElement[] = [];
  for (let at = one.parentElement; at !== null && at !== document.body; at = at.parentElement) up.push(at);
  return up;
};
/** From the nearest out to the group that it belongs to. */
const groups = (of: readonly HTMLElement[]): readonly HTMLElement[] => of.slice(0, of.findIndex((one) => one.matches(GROUP)) + 1);

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

const note = (): void => {
  heard();
  clearTimeout(shut);
  const element = document.activeElement;
  if (isNowhere() || !(element instanceof HTMLElement)) held = null;
  else held = { element, around: around(element), beside: controls(groups(around(element)).at(-1)) };
};

/** The same in another shape; what is new in the group; what came after it, or before. */
const neighbour = ({ element, around: all, beside }: Held): HTMLElement | undefined => {
  const near = groups(all).filter((group) => group.isConnected).map(controls);
  const after = beside.slice(beside.indexOf(element) + 1);
  const same = (one: HTMLElement): boolean => element.dataset['testid'] !== undefined && one.dataset['testid'] === element.dataset['testid'];
  const first = (fits: (one: HTMLElement) => boolean): HTMLElement | undefined => near.map((some) => some.find(fits)).find((one) => one !== undefined);
  return first(same) ?? first((one) => !beside.includes(one)) ?? first((one) => after.includes(one)) ?? near.find((some) => some.length > 0)?.at(-1);
};

/** The nearest title; of a new page, the first. */
const title = (all: readonly HTMLElement[]): HTMLElement | undefined => {
  const left = all.filter((one) => one.isConnected && one.id !== 'room');
  if (left.length === 0) return document.querySelector<HTMLElement>('h1') ?? undefined;
  return [...left, document.body].map((one) => one.querySelector<HTMLElement>('h1') ?? one.querySelector<HTMLElement>('h2, h3')).find((one): one is HTMLElement => one !== null && isOpen(one));
};

const goOnFrom = (from: Held): void => {
  if (from.around.some((one) => one.isConnected && one.matches(PLAYED))) return;
  const tells = from.around.flatMap((one) => (one.matches('header') ? [...one.querySelectorAll<HTMLElement>(TELLS)] : [])).find(isOpen);
  if (tells !== undefined) return heard(tells);
  const next = neighbour(from);
  if (next !== undefined) return next.focus({ preventScroll: true });
  const heading = title(from.around);
  if (heading !== undefined) heard(heading);
};

/** What was pressed is mostly shut only until the house has answered. */
const wait = (): void => {
  clearTimeout(shut);
  shut = setTimeout(() => {
    if (held !== null && isNowhere()) goOnFrom(held);
  }, A_MOMENT);
};

const mend = (): void => {
  if (held === null) return;
  if (held.element.isConnected && held.element.matches(':disabled')) return wait(); // the browser lets go of it a little later
  if (!isNowhere()) return;
  if (isOpen(held.element)) return held.element.focus({ preventScroll: true }); // it was shut for a moment
  goOnFrom(held);
};

/** Another page comes: its title is heard, whatever led there. */
export const turnPage = (): void => {
  held ??= { element: document.createElement('a'), around: [], beside: [] };
};

/** For as long as the house is open. Returns what ends it. */
export const inItsPlace = (): (() => void) => {
  const watch = new MutationObserver(mend);
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  addEventListener('focusin', note);
  addEventListener('click', note, { capture: true });
  return () => {
    watch.disconnect();
    removeEventListener('focusin', note);
    removeEventListener('click', note, { capture: true });
  };
};
