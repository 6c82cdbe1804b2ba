/** A field of the charge sheet: what is known of a suspect and a crime, from the surest to the least. */
import type { Crime, CriminalsView, Suspect } from '../contract/messages';
import { claims, contradiction, isLie, type Claimed } from './claims';
import { Logic } from './logic';
import { BOSS } from './suspects';

export type Mark =
  | 'alibi' // shown, for all to see
  | 'did' // known to all
  | 'mine' // my own crime
  | 'held' // my own alibi, still in hand
  | 'must' // nothing else is left, by logic
  | 'says' // claims an alibi
  | 'admits' // claims the crime
  | 'not' // impossible, by logic
  | '';

export interface Field {
  readonly mark: Mark;
  /** The claim contradicts another, or what lies open. */
  readonly flag: boolean;
  /** The game is over and the claim was a lie. */
  readonly lie: boolean;
}

export class ChargeSheet {
  readonly #view: CriminalsView;
  readonly #logic: Logic | null;
  readonly #claims: readonly Claimed[];

  constructor(view: CriminalsView, logic: boolean) {
    this.#view = view;
    this.#logic = logic && !liesOpen(view) ? new Logic(view) : null;
    this.#claims = claims(view);
  }

  field(suspect: Suspect, crime: Crime): Field {
    const view = this.#view;
    const claim = this.#claims.findLast((one) => one.seat === suspect && one.crime === crime);
    const lie = view.phase === 'over' && claim !== undefined && isLie(view, claim);
    const flag = claim !== undefined && contradiction(view, claim, this.#claims) !== null;
    return { mark: this.#mark(suspect, crime, claim), flag, lie };
  }

  #mark(suspect: Suspect, crime: Crime, claim: Claimed | undefined): Mark {
    const view = this.#view;
    if (view.shown[suspect]?.includes(crime)) return 'alibi';
    if ((suspect === BOSS ? view.boss : view.guilt[suspect]) === crime) return 'did';
    if (suspect === view.seat && view.mine === crime) return 'mine';
    if (suspect === view.seat && view.hand.includes(crime)) return 'held';
    if (this.#logic?.must(suspect, crime)) return 'must';
    if (this.#logic !== null && !this.#logic.may(suspect, crime)) return 'not';
    return claim === undefined ? '' : claim.innocent ? 'says' : 'admits';
  }
}

/** A replay that hides nothing: there is nothing to infer, and what was said then stays to be read. */
const liesOpen = (view: CriminalsView): boolean => view.phase !== 'over' && view.guilt.every((crime) => crime !== null);

/** A crime that is no more in the deck: its doer is known. */
export const isSolved = (view: CriminalsView, crime: Crime): boolean => crime !== view.crime && !view.deck.includes(crime);
