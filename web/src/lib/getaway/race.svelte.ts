/** The quick path of a race: a touched card is on its way at once, several may be under way, and each is answered. */
import type { GetawayCard, Refused } from '../contract/messages';
import { lay } from './actions';

/** What a card of the hand wears: it is on its way, or it came back and why. Never whether it was right. */
export type Tag = 'sent' | 'late' | 'soon' | 'ended';

/** How long a card that came back says so. */
export const SAYS = 1_800;

/** R27, R30, R23 The refusals that are part of a race; any other is told like everywhere. */
const TAGS: Readonly<Record<string, Tag>> = { 'GET-R27': 'late', 'GET-R30': 'soon', 'GET-R23': 'ended' };

/** How a card goes out: answered by what refused it, or by null once it has landed. */
export type Send = (action: string, answered: (refused: Refused | null) => void) => boolean;

/** What a hand feels of its card: it has landed, right or wrong, or it came back. */
export type Felt = 'landed' | 'back';

export class Race {
  tags = $state.raw<ReadonlyMap<GetawayCard, Tag>>(new Map());
  #send: Send;
  #complain: (refused: Refused) => void;
  #felt: (felt: Felt) => void;
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(send: Send, complain: (refused: Refused) => void, felt: (felt: Felt) => void = () => undefined) {
    this.#send = send;
    this.#complain = complain;
    this.#felt = felt;
  }

  /** Once on its way a card cannot be sent again before it is back. */
  lay(card: GetawayCard): boolean {
    if (this.tags.get(card) === 'sent') return false;
    const before = this.tags;
    this.#wear(card, 'sent'); // before it goes: the answer may be there at once
    const sent = this.#send(lay(card), (refused) => this.#answered(card, refused));
    if (!sent) this.tags = before;
    return sent;
  }

  /** What is not in the hand any more is not on its way any more. */
  follow(hand: readonly GetawayCard[]): void {
    const gone = [...this.tags.keys()].filter((card) => !hand.includes(card));
    if (gone.some((card) => this.tags.get(card) === 'sent')) this.#felt('landed');
    if (gone.length > 0) this.tags = new Map([...this.tags].filter(([card]) => !gone.includes(card)));
  }

  end(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #answered(card: GetawayCard, refused: Refused | null): void {
    if (refused === null) return; // it stays "sent" until the table is seen without it
    const tag = TAGS[refused.rule ?? ''];
    if (tag === undefined) {
      this.#wear(card, null);
      this.#complain(refused);
      return;
    }
    this.#wear(card, tag);
    this.#felt('back');
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.tags.get(card) === tag) this.#wear(card, null);
    }, SAYS);
    this.#timers.add(timer);
  }

  #wear(card: GetawayCard, tag: Tag | null): void {
    const tags = new Map(this.tags);
    if (tag === null) tags.delete(card);
    else tags.set(card, tag);
    this.tags = tags;
  }
}
