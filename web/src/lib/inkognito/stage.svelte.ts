/** What the table shows at this moment. Several events of one update are told one after another, slowly enough to follow. */
import type { Happened, InkognitoEvent, InkognitoView } from '../contract/messages';
import { TEMPO, type Tempo } from '../table/pace';
import { after } from './telling';

/** So many events are told at their full length; more of them are told faster, down to the tempo's least. */
export const UNHURRIED = 8;
/** More than this was missed, not waited for: it is shown at once. */
export const TOO_MANY = 30;
/** Cards that were shown to me are looked at for so many beats, a call for so many. */
const LOOK = 5;
const CALL = 3;

/** An event with its own name in the log. */
export interface Told {
  readonly key: string;
  readonly event: InkognitoEvent;
}

/** At a table of Inkognito nothing else happens. */
const tell = (happened: Happened): readonly Told[] =>
  happened.events.map((event, k) => ({ key: `${happened.seq}.${k}`, event: event as InkognitoEvent }));

const SILENT: readonly InkognitoEvent['event'][] = ['committed', 'dealt', 'named', 'match_ended'];

const isShown = (told: Told | undefined): boolean => told?.event.event === 'shown';
const beginsAnother = ({ event }: Told): boolean => event.event === 'game_began' && event.nth > 1;

export class Stage {
  shown = $state.raw<InkognitoView>() as InkognitoView;
  told = $state.raw<readonly Told[]>([]);
  busy = $state.raw(false);
  /** 8.1 A game of a match is over, and the next one is told only when its reader goes on. */
  between = $state.raw(false);
  /** May change between two events. */
  tempo: Tempo;

  #truth: InkognitoView;
  #seq = -1;
  #queue: readonly Told[] = [];
  #beat = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #waits: boolean;

  /** Where nobody plays, as in a replay, it does not wait between games: whoever goes on to the next step has looked. */
  constructor(view: InkognitoView, story: readonly Happened[], tempo: Tempo = TEMPO.normal, waits = true) {
    this.#waits = waits;
    this.tempo = tempo;
    this.#truth = view;
    this.shown = view;
    this.told = story.flatMap(tell);
    this.#seq = story.at(-1)?.seq ?? -1;
  }

  /** The cards being looked at just now: those of one meeting. */
  get revealed(): readonly Extract<InkognitoEvent, { event: 'shown' }>[] {
    if (!this.busy) return [];
    const from = this.told.findLastIndex((told) => !isShown(told)) + 1;
    return this.told.slice(from).flatMap(({ event }) => (event.event === 'shown' ? [event] : []));
  }

  follow(view: InkognitoView, story: readonly Happened[]): void {
    const back = this.#seq >= 0 && !story.some(({ seq }) => seq === this.#seq); // somebody has taken it back
    const fresh = story.filter((happened) => happened.seq > this.#seq).flatMap(tell);
    this.#seq = story.at(-1)?.seq ?? -1;
    this.#truth = view;
    if (back) {
      this.told = story.flatMap(tell);
      this.#queue = [];
      return this.#catchUp();
    }
    if (this.between && !this.#waits) {
      this.between = false;
      this.#pass(this.#queue.length);
    }
    this.#queue = [...this.#queue, ...fresh];
    if (!this.between) this.#start();
  }

  /** On to the newest game: what came before it has been looked at. */
  goOn(): void {
    if (!this.between) return;
    this.between = false;
    this.#pass(this.#queue.findLastIndex(beginsAnother) + 1);
    this.#start();
  }

  #start(): void {
    const beats = this.#queue.filter(({ event }) => !SILENT.includes(event.event)).length;
    if (beats === 0 || beats > TOO_MANY) return this.#catchUp();
    this.#beat = Math.max(this.tempo.least, Math.min(this.tempo.beat, (this.tempo.beat * UNHURRIED) / beats));
    if (!this.busy) this.#next();
  }

  /** Not to be waited for any longer: all of it at once, but of one game only. */
  skip(): void {
    if (!this.busy) return;
    const end = this.#queue.findIndex(beginsAnother);
    if (end < 0) return this.#catchUp();
    this.#pass(end);
    this.#halt();
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  /** How long an event is looked at. Cards of one meeting are looked at together. */
  #length(event: InkognitoEvent, next: Told | undefined): number {
    if (SILENT.includes(event.event) || (event.event === 'shown' && isShown(next))) return 0;
    if (event.event === 'shown') return LOOK * this.tempo.beat;
    if (event.event === 'called') return CALL * this.tempo.beat;
    return event.event === 'game_ended' ? this.tempo.curtain : this.#beat;
  }

  #next(): void {
    const [now, ...rest] = this.#queue;
    if (now === undefined) return this.#catchUp();
    if (beginsAnother(now)) return this.#halt();
    this.busy = true;
    this.#pass(1);
    const length = this.#length(now.event, rest[0]);
    if (length === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), length);
  }

  /** So many events are told, and the last of them is seen. */
  #pass(count: number): void {
    const passed = this.#queue.slice(0, count);
    this.#queue = this.#queue.slice(count);
    this.told = [...this.told, ...passed];
    this.shown = passed.reduce((view, { event }) => after(view, event), this.shown);
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.busy = false;
    this.between = true;
  }

  /** Nothing left to tell: the server's own View. */
  #catchUp(): void {
    clearTimeout(this.#timer);
    this.told = [...this.told, ...this.#queue];
    this.#queue = [];
    this.shown = this.#truth;
    this.busy = false;
    this.between = false;
  }
}
