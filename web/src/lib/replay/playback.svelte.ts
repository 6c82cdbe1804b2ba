/** Where in a finished game one is, and going through it: by steps, by leaps, or by itself. */
import type { AnyView, Aside, Happened, Player } from '../contract/messages';
import type { AnyTruth, Certificate, Replay } from '../contract/review';
import { recall, remember } from '../parts/keep';
import { calledBefore, namedAsides } from '../table/asides';
import { OPEN, WATCHER, type Eyes } from './address';
import { openView } from './openView';
import { PastTable } from './past.svelte';

/** Milliseconds for one step, by itself. */
export const BEATS = { slow: 2_000, normal: 1_000, fast: 350 } as const;
export type Speed = keyof typeof BEATS;
export const SPEEDS: readonly Speed[] = ['slow', 'normal', 'fast'];
const SPEED = 'backroom.replay.speed';
const recallSpeed = (): Speed => SPEEDS.find((speed) => speed === recall(SPEED)) ?? 'normal';

export const seatOf = (eyes: Eyes): number => (eyes === OPEN || eyes === WATCHER ? -1 : Number(eyes));

export class Playback {
  readonly replay: Replay;
  readonly live: PastTable;
  at = $state.raw(0);
  playing = $state.raw(false);
  speed = $state.raw<Speed>(recallSpeed());
  /** Counts the leaps: a table that is not told the way there is laid out anew. */
  leaps = $state.raw(0);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #seed: string | null;
  /** Each between the step before it and the next. */
  #asides: readonly Aside[];
  /** As they were called at the end. */
  #players: readonly Player[];

  constructor(replay: Replay, at: number | null = null, certificate?: Pick<Certificate, 'commitment' | 'imported' | 'seed'>) {
    this.replay = replay;
    this.#seed = certificate?.seed ?? null;
    this.live = new PastTable(replay, seatOf(replay.eyes), certificate);
    this.#asides = namedAsides(replay.asides.map((aside) => ({ ...aside, seq: aside.seq + 0.5 })));
    this.#players = this.live.players;
    this.at = this.#within(at ?? 0);
    this.#show();
  }

  get last(): number {
    return this.replay.last;
  }

  get truth(): AnyTruth | null {
    return this.replay.steps[this.at]?.truth ?? null;
  }

  /** A single step on is told as it happened; anything else is a leap. */
  go(at: number): void {
    const to = this.#within(at);
    if (to === this.at) return;
    if (to !== this.at + 1) this.leaps += 1;
    this.at = to;
    this.#show();
    if (to === this.last) this.pause();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** Faster or slower by so many; remembered, and heeded from this step on. */
  hurry(by: number): void {
    this.#take(SPEEDS[Math.max(0, Math.min(SPEEDS.length - 1, SPEEDS.indexOf(this.speed) + by))] ?? 'normal');
  }

  /** The next speed; after the fastest comes the slowest. */
  change(): void {
    this.#take(SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 'normal');
  }

  #take(speed: Speed): void {
    if (speed === this.speed) return;
    this.speed = speed;
    remember(SPEED, speed);
    if (!this.playing) return;
    clearTimeout(this.#timer);
    this.#tick();
  }

  #tick(): void {
    this.#timer = setTimeout(() => {
      this.go(this.at + 1);
      if (this.playing) this.#tick();
    }, BEATS[this.speed]);
  }

  #within(at: number): number {
    return Math.max(0, Math.min(this.replay.last, at));
  }

  #show(): void {
    const step = this.replay.steps[this.at];
    const view: AnyView | undefined = step?.view ?? (step?.truth ? openView(step.truth) : undefined);
    if (view === undefined) throw new Error(`expected a view of step ${this.at}, got none`);
    const story: Happened[] = this.replay.steps.slice(0, this.at + 1).map(({ step: seq, events }) => ({ seq, events }));
    const past = this.#asides.filter(({ seq }) => seq < this.at);
    const players = this.#asides.slice(past.length).reduceRight((called, aside) => (aside.now === null ? called : calledBefore(called, aside)), this.#players);
    this.live.show(view, story, past, players);
    this.live.seed = this.at === this.last ? this.#seed : null;
  }
}
