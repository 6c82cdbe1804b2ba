/** A review that is being watched: what it shows now, and what it says about it. */
import type { Judged, Player, Review, Side } from '../contract/messages';
import { nameOf } from '../table/log';
import { words } from '../text/words';
import { faceOf, otherSide, SIDES } from './cards';
import { Projector } from './projector.svelte';
import { counted, isOnOwn, isStopWrong, isTold, pointsAt, sideOf, stepsOf, type Step } from './review';

const text = words.getaway.review;

export interface Saying {
  readonly mood: 'right' | 'wrong' | 'neutral';
  readonly says: string;
  readonly rule: string | null;
}

export class Film extends Projector {
  readonly review: Review;
  readonly steps: readonly Step[];

  constructor(review: Review, beat: number) {
    const steps = stepsOf(review);
    super(steps.length, beat);
    this.review = review;
    this.steps = steps;
  }

  get now(): Step {
    return this.steps[this.at] ?? { kind: 'result', at: null };
  }

  /** The card of the row in the middle; null when the result is shown. */
  get focus(): number | null {
    return this.held ?? this.now.at;
  }

  get sides(): readonly Side[] {
    return counted(this.review);
  }

  points(side: Side): number {
    return isStopWrong(this.review) && this.now.kind === 'stop' ? 0 : pointsAt(this.review, this.steps, this.at, side);
  }

  target(side: Side): number {
    return this.review.targets[SIDES.indexOf(side)] ?? 0;
  }

  told(at: number): boolean {
    return isTold(this.steps, this.at, at) || this.held === at;
  }

  /** Who closed the round, and whether the Stop was any good. */
  headline(players: readonly Player[], me: number): string {
    const { closing, row } = this.review;
    const stop = row.at(-1);
    if (closing === null || stop === undefined) return text.showdown;
    const known = this.now.kind !== 'stop' || this.at > 0 || this.held !== null;
    const closed = text.closed(nameOf(players, stop.seat, me), stop.seat === me, closing);
    return known ? `${closed} · ${isStopWrong(this.review) ? text.invalid : text.valid}` : closed;
  }

  saying(players: readonly Player[], me: number): Saying {
    const at = this.focus;
    const judged = at === null ? undefined : this.review.row[at];
    return judged === undefined ? this.result() : this.verdict(judged, at ?? 0, players, me);
  }

  result(): Saying {
    const { closing, winner, location } = this.review;
    const says = winner === null ? text.tied(location) : text.takes(winner, location);
    if (closing === null || winner === null) return { mood: 'neutral', says, rule: 'GET-R25' };
    return { mood: winner === closing ? 'right' : 'wrong', says, rule: isStopWrong(this.review) ? 'GET-9a' : 'GET-9f' };
  }

  verdict(judged: Judged, at: number, players: readonly Player[], me: number): Saying {
    const mine = judged.seat === me;
    const who = nameOf(players, judged.seat, me);
    switch (judged.verdict) {
      case 'up':
        return { mood: 'right', says: judged.points > 0 ? text.up(who, mine, judged.points) : text.upFree(who, mine), rule: null };
      case 'stop':
        return { mood: 'right', says: text.stopRight, rule: null };
      case 'denied': {
        const denier = this.review.row[at + 1]?.seat ?? -1;
        return { mood: 'wrong', says: text.denied(nameOf(players, denier, me), denier === me), rule: text.deniedRule };
      }
      case 'aside':
        return { mood: 'neutral', says: text.aside, rule: text.asideRule };
      case 'wrong': {
        const why = judged.why ?? 'no_such_object';
        if (faceOf(judged.card).kind === 'stop') return { mood: 'wrong', says: text.stopWrong(otherSide(sideOf(judged))), rule: 'GET-9a' };
        return { mood: 'wrong', says: text.why(why, faceOf(judged.card).main ?? ''), rule: why === 'no_action_below' && isOnOwn(this.review, at) ? text.ownRule : text.whyRule[why] };
      }
    }
  }
}
