/** My own sheets at a table: seen by nobody else. With a seat the house keeps them, for all devices of mine. */
import type { NewNotes, Notes } from '../contract/messages';
import { forget, recall, remember } from '../parts/keep';
import { merge } from './merge';

/** What is written by hand, and what is marked on the sheet of the game. */
export const SHEETS = ['words', 'marks'] as const;
export type Sheet = (typeof SHEETS)[number];

/** A hand that writes on is not interrupted. */
const PAUSE = 700;
const LATER = 5_000;
/** The house keeps what another device has written meanwhile, and says what. */
const OVERTAKEN = 412;

/** Two seats at one table, in one browser, have each their own. */
const mineAt = (table: string, secret: string | null): string => (secret === null ? table : `${table}.${secret.slice(0, 6)}`);
const keptAt = (mine: string, sheet: Sheet): string => `backroom.${sheet}.${mine}`;
const unsentAt = (mine: string): string => `backroom.unsent.${mine}`;
const houseAt = (mine: string, sheet: Sheet): string => `backroom.house.${sheet}.${mine}`;
const keep = (where: string, text: string): void => (text === '' ? forget(where) : remember(where, text));

/** The table is gone, and with it whatever was written there. */
export const forgetSheets = (table: string, secret: string | null): void => {
  for (const mine of new Set([table, mineAt(table, secret)])) {
    for (const sheet of SHEETS) {
      forget(keptAt(mine, sheet));
      forget(houseAt(mine, sheet));
    }
    forget(unsentAt(mine));
  }
};

const written = (body: string): RequestInit => ({ method: 'PUT', body, keepalive: body.length < 20_000 });

export class Sheets {
  #table: string;
  #mine: string;
  #secret: string | null;
  #ask: typeof fetch;
  #texts = $state.raw<Readonly<Record<Sheet, string>>>({ words: '', marks: '' });
  /** Written here, and not known to be kept by the house. */
  #unsent: Set<Sheet>;
  /** Under way to the house, which may have it before it says so. */
  #sent: NewNotes = {};
  /** What each sheet read when the house had the same. */
  #house: Record<Sheet, string> = { words: '', marks: '' };
  #strokes = 0;
  #ended = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, secret: string | null, ask: typeof fetch = (...request) => fetch(...request)) {
    this.#table = table;
    this.#secret = secret;
    this.#ask = ask;
    this.#mine = mineAt(table, secret);
    this.#texts = { words: recall(keptAt(this.#mine, 'words')) ?? '', marks: recall(keptAt(this.#mine, 'marks')) ?? '' };
    const unsent = recall(unsentAt(this.#mine)) ?? '';
    this.#unsent = new Set(SHEETS.filter((sheet) => unsent.includes(sheet)));
    for (const sheet of SHEETS) this.#house[sheet] = this.#unsent.has(sheet) ? (recall(houseAt(this.#mine, sheet)) ?? '') : this.#texts[sheet];
  }

  text(sheet: Sheet): string {
    return this.#texts[sheet];
  }

  write(sheet: Sheet, text: string): void {
    if (!this.#unsent.has(sheet)) this.#agree(sheet, this.#texts[sheet]);
    this.#strokes += 1;
    this.#put(sheet, text);
    this.#unsent.add(sheet);
    this.#note();
    this.#later(PAUSE);
  }

  /** What was written on another device of mine is read, and what was written here meanwhile is sent beside it. */
  async open(): Promise<void> {
    const strokes = this.#strokes;
    const answer = await this.#request();
    if (answer?.ok !== true) return;
    const found = (await answer.json()) as Notes;
    if (strokes !== this.#strokes) return this.open(); // it may be from before what was written since
    this.#join(found);
    if (this.#unsent.size > 0) this.#later(0);
  }

  /** Now, for the page may be closed. */
  flush(): void {
    if (this.#timer !== undefined) void this.#send();
  }

  end(): void {
    this.#ended = true;
    this.flush();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What the house has, and what was written here since both had the same. */
  #join(found: Notes): void {
    for (const sheet of SHEETS) {
      const theirs = found[sheet] ?? '';
      const before = this.#sent[sheet] === theirs ? theirs : this.#house[sheet];
      if (this.#unsent.has(sheet)) this.#put(sheet, merge(before, this.#texts[sheet], theirs));
      else if (found[sheet] !== null) this.#put(sheet, theirs);
      this.#agree(sheet, theirs);
    }
  }

  #agree(sheet: Sheet, text: string): void {
    this.#house[sheet] = text;
    keep(houseAt(this.#mine, sheet), text);
  }

  #put(sheet: Sheet, text: string): void {
    this.#texts = { ...this.#texts, [sheet]: text };
    keep(keptAt(this.#mine, sheet), text);
  }

  #note(): void {
    keep(unsentAt(this.#mine), [...this.#unsent].join(' '));
  }

  #later(pause: number): void {
    if (this.#secret === null || this.#ended) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), pause);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const sent: NewNotes = Object.fromEntries([...this.#unsent].map((sheet) => [sheet, this.#texts[sheet]]));
    this.#sent = sent;
    const answer = await this.#request({ ...sent, before: this.#house });
    if (answer?.status === OVERTAKEN) {
      this.#join((await answer.json()) as Notes);
      return this.#later(0);
    }
    if (answer?.ok !== true) return this.#later(LATER);
    for (const sheet of SHEETS) {
      const kept = sent[sheet];
      if (typeof kept === 'string') this.#agree(sheet, kept);
      if (kept === this.#texts[sheet]) this.#unsent.delete(sheet);
    }
    this.#note();
  }

  /** It outlives the page, if it is not too long for that. Null if the house was not reached. */
  async #request(sent?: NewNotes): Promise<Response | null> {
    if (this.#secret === null) return null;
    const headers = { authorization: `Bearer ${this.#secret}`, 'content-type': 'application/json' };
    const body = sent === undefined ? {} : written(JSON.stringify(sent));
    return this.#ask(`/api/tables/${encodeURIComponent(this.#table)}/notes`, { headers, ...body }).catch(() => null);
  }
}
