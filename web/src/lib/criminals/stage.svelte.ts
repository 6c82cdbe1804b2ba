/** What the table shows at this moment: talk and accusations at once, a reveal slowly enough to be followed. */
import type { CriminalsEvent, CriminalsView, Happened } from '../contract/messages';
import { TEMPO, type Tempo } from '../table/pace';
import { after } from './telling';

/** More of this was missed, not waited for: it is shown at once. */
export const TOO_MANY = 16;

export interface Told {
  readonly key: string;
  readonly event: CriminalsEvent;
}

/** How many beats an event is looked at. Innocent and guilty take the same, right and wrong too. */
export const beats = (event: CriminalsEvent): number => {
  switch (event.event) {
    case 'alibi_shown':
    case 'eliminated':
    case 'crime_confessed':
      return 3;
    case 'ballots_opened':
    case 'sold_out':
    case 'snitched':
    case 'case_closed':
    case 'passed_up':
      return 2;
    case 'deadlocked':
      return 1;
    default:
      return 0;
  }
};

/** At a table of Criminals nothing else happens. */
const tell = (happened: Happened): readonly Told[] =>
  happened.events.map((event, k) => ({ key: `${happened.seq}.${k}`, event: event as CriminalsEvent }));

export class Stage {
  shown = $state.raw<CriminalsView>() as CriminalsView;
  told = $state.raw<readonly Told[]>([]);
  /** A reveal is being looked at. */
  busy = $state.raw(false);
  /** May change between two events. */
  tempo: Tempo;

  #truth: CriminalsView;
  #seq = -1;
  #queue: readonly Told[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: CriminalsView, story: readonly Happened[], tempo: Tempo = TEMPO.normal) {
    this.tempo = tempo;
    this.#truth = view;
    this.shown = view;
    this.told = story.flatMap(tell);
    this.#seq = story.at(-1)?.seq ?? -1;
  }

  follow(view: CriminalsView, story: readonly Happened[]): void {
    const back = this.#seq >= 0 && !story.some(({ seq }) => seq === this.#seq); // somebody has turned it back
    const fresh = back ? [] : story.filter((happened) => happened.seq > this.#seq).flatMap(tell);
    this.#seq = story.at(-1)?.seq ?? -1;
    this.#truth = view;
    this.#queue = back ? [] : [...this.#queue, ...fresh];
    if (back) this.told = story.flatMap(tell);
    if (fresh.some(({ event }) => event.event === 'crime_turned_up' && event.round === 1)) return this.#catchUp(); // 2.7 the deal is no reveal
    const waiting = this.#queue.reduce((sum, { event }) => sum + beats(event), 0);
    if (waiting === 0 || waiting > TOO_MANY) {
      if (!this.busy || back || waiting > TOO_MANY) this.#catchUp();
      return;
    }
    if (!this.busy) this.#next();
  }

  /** Not to be waited for any longer: all of it at once. */
  skip(): void {
    if (this.busy) this.#catchUp();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const [now, ...rest] = this.#queue;
    if (now === undefined) return this.#catchUp();
    this.busy = true;
    this.#queue = rest;
    this.told = [...this.told, now];
    this.shown = after(this.shown, now.event);
    const length = beats(now.event) * this.tempo.beat;
    if (length === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), length);
  }

  /** Nothing left to tell: the server's own View. */
  #catchUp(): void {
    clearTimeout(this.#timer);
    this.told = [...this.told, ...this.#queue];
    this.#queue = [];
    this.shown = this.#truth;
    this.busy = false;
  }
}
