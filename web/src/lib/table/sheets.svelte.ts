/** My own sheets at a table: seen by nobody else. With a seat the house keeps them, for all devices of mine. */
import type { NewNotes, Notes } from '../contract/messages';
import { forget, recall, remember } from '../parts/keep';

/** What is written by hand, and what is marked on the sheet of the game. */
export const SHEETS = ['words', 'marks'] as const;
export type Sheet = (typeof SHEETS)[number];

/** A hand that writes on is not interrupted. */
const PAUSE = 700;
const LATER = 5_000;

/** Two seats at one table, in one browser, have each their own. */
const mineAt = (table: string, secret: string | null): string => (secret === null ? table : `${table}.${secret.slice(0, 6)}`);
const keptAt = (mine: string, sheet: Sheet): string => `backroom.${sheet}.${mine}`;
const unsentAt = (mine: string): string => `backroom.unsent.${mine}`;
const keep = (where: string, text: string): void => (text === '' ? forget(where) : remember(where, text));

/** The table is gone, and with it whatever was written there. */
export const forgetSheets = (table: string, secret: string | null): void => {
  for (const mine of new Set([table, mineAt(table, secret)])) {
    for (const sheet of SHEETS) forget(keptAt(mine, sheet));
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
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, secret: string | null, ask: typeof fetch = (...request) => fetch(...request)) {
    this.#table = table;
    this.#secret = secret;
    this.#ask = ask;
    this.#mine = mineAt(table, secret);
    this.#texts = { words: recall(keptAt(this.#mine, 'words')) ?? '', marks: recall(keptAt(this.#mine, 'marks')) ?? '' };
    const unsent = recall(unsentAt(this.#mine)) ?? '';
    this.#unsent = new Set(SHEETS.filter((sheet) => unsent.includes(sheet)));
  }

  text(sheet: Sheet): string {
    return this.#texts[sheet];
  }

  write(sheet: Sheet, text: string): void {
    this.#put(sheet, text);
    this.#unsent.add(sheet);
    this.#note();
    this.#later(PAUSE);
  }

  /** What was written elsewhere is read; what was written here while the house was away is sent. */
  async open(): Promise<void> {
    const answer = await this.#request();
    if (answer === null) return;
    const found = (await answer.json()) as Notes;
    for (const sheet of SHEETS) {
      const text = found[sheet];
      if (text !== null && !this.#unsent.has(sheet)) this.#put(sheet, text);
    }
    if (this.#unsent.size > 0) this.#later(0);
  }

  /** Now, for the page may be closed. */
  flush(): void {
    if (this.#timer !== undefined) void this.#send();
  }

  end(): void {
    this.flush();
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #put(sheet: Sheet, text: string): void {
    this.#texts = { ...this.#texts, [sheet]: text };
    keep(keptAt(this.#mine, sheet), text);
  }

  #note(): void {
    keep(unsentAt(this.#mine), [...this.#unsent].join(' '));
  }

  #later(pause: number): void {
    if (this.#secret === null) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), pause);
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const sent: NewNotes = Object.fromEntries([...this.#unsent].map((sheet) => [sheet, this.#texts[sheet]]));
    const answer = await this.#request(sent);
    if (answer === null) {
      this.#later(LATER);
      return;
    }
    for (const sheet of SHEETS) if (sent[sheet] === this.#texts[sheet]) this.#unsent.delete(sheet);
    this.#note();
  }

  /** It outlives the page, if it is not too long for that. Null if the house was not reached, or did not want to. */
  async #request(sent?: NewNotes): Promise<Response | null> {
    if (this.#secret === null) return null;
    const headers = { authorization: `Bearer ${this.#secret}`, 'content-type': 'application/json' };
    const body = sent === undefined ? {} : written(JSON.stringify(sent));
    const answer = await this.#ask(`/api/tables/${encodeURIComponent(this.#table)}/notes`, { headers, ...body }).catch(() => null);
    return answer?.ok === true ? answer : null;
  }
}
