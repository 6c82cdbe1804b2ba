/** What the table shows at this moment. Several events of one update are told one after another, slowly enough to follow. */
import type { FbiEvent, FbiView, Happened } from '../contract/messages';
import { TEMPO, type Tempo } from '../table/pace';
import type { Options } from './scoring';
import { after } from './telling';

/** So many events are told at their full length; more of them are told faster, down to the tempo's least. */
export const UNHURRIED = 8;
/** More than this was missed, not waited for: it is shown at once. */
export const TOO_MANY = 24;

/** An event with its own name in the log. */
export interface Told {
  readonly key: string;
  readonly event: FbiEvent;
}

/** At a table of FBI nothing else happens. */
const tell = (happened: Happened): readonly Told[] =>
  happened.events.map((event, k) => ({ key: `${happened.seq}.${k}`, event: event as FbiEvent }));

export class Stage {
  shown = $state.raw<FbiView>() as FbiView;
  told = $state.raw<readonly Told[]>([]);
  busy = $state.raw(false);
  /** May change between two events. */
  tempo: Tempo;

  #truth: FbiView;
  #seq = -1;
  #queue: readonly Told[] = [];
  #beat = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #options: Options;

  constructor(view: FbiView, story: readonly Happened[], options: Options, tempo: Tempo = TEMPO.normal) {
    this.tempo = tempo;
    this.#options = options;
    this.#truth = view;
    this.shown = view;
    this.told = story.flatMap(tell);
    this.#seq = story.at(-1)?.seq ?? -1;
  }

  /** The last thing that happened to be told. */
  get latest(): FbiEvent | null {
    return this.told.at(-1)?.event ?? null;
  }

  follow(view: FbiView, story: readonly Happened[]): void {
    const back = this.#seq >= 0 && !story.some(({ seq }) => seq === this.#seq); // somebody has taken it back
    const fresh = story.filter((happened) => happened.seq > this.#seq).flatMap(tell);
    this.#seq = story.at(-1)?.seq ?? -1;
    this.#truth = view;
    if (back) {
      this.told = story.flatMap(tell);
      this.#queue = [];
      return this.#catchUp();
    }
    this.#queue = [...this.#queue, ...fresh];
    const beats = this.#queue.filter(({ event }) => event.event !== 'locked').length;
    if (beats === 0 || beats > TOO_MANY) return this.#catchUp();
    this.#beat = Math.max(this.tempo.least, Math.min(this.tempo.beat, (this.tempo.beat * UNHURRIED) / beats));
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
    this.shown = after(this.shown, now.event, this.#options);
    if (now.event.event === 'locked') this.#next();
    else this.#timer = setTimeout(() => this.#next(), now.event.event === 'ended' ? this.tempo.curtain : this.#beat);
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
