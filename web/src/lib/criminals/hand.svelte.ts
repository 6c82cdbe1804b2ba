/** What I am about to do: the sentence I have put together, the suspect I have touched. The table learns of it when it must. */
import type { Decision, Suspect } from '../contract/messages';
import type { LiveTable } from '../table/live.svelte';
import { accuse, may, read, SILENT } from './actions';
import type { Offer } from './offer';

export class Hand {
  #live: LiveTable;
  #decision: () => Decision | null;
  #round: () => number;
  #speech = $state.raw<string | null>(null);
  /** 3.1 Touched for the crime of one round; of the next crime nothing is meant by it. */
  #picked = $state.raw<{ readonly round: number; readonly suspect: Suspect } | null>(null);
  /** In a sealed decision, what this hand has touched; until then it is what the table has stored. */
  #touched = $state.raw<{ readonly asked: string; readonly action: string } | null>(null);

  constructor(live: LiveTable, decision: () => Decision | null, round: () => number) {
    this.#live = live;
    this.#decision = decision;
    this.#round = round;
  }

  /** R30 What is stored at the table or just touched, in a sealed decision. */
  get choice(): string | null {
    const decision = this.#decision();
    if (decision === null || !decision.sealed) return null;
    return this.#touched?.asked === this.#live.asking(decision) && !decision.locked ? this.#touched.action : decision.choice;
  }

  /** The action that says my sentence, as long as it can be said. */
  get speech(): string | null {
    const decision = this.#decision();
    const action = decision?.sealed ? this.choice : this.#speech;
    return action !== null && may(decision, action) && read(action).verb === 'say' ? action : null;
  }

  speak(action: string | null): void {
    if (this.#decision()?.sealed) this.#store(action ?? SILENT);
    else this.#speech = action;
  }

  /** Whom I have touched, or voted for. */
  get picked(): Suspect | null {
    const decision = this.#decision();
    if (!decision?.sealed) return this.#picked?.round === this.#round() && may(decision, accuse(this.#picked.suspect)) ? this.#picked.suspect : null;
    const deed = this.choice === null ? null : read(this.choice);
    return deed?.verb === 'accuse' ? deed.suspect : null;
  }

  pick(suspect: Suspect | null): void {
    if (this.#decision()?.sealed) this.#store(accuse(suspect));
    else this.#picked = suspect === null ? null : { round: this.#round(), suspect };
  }

  say(): void {
    if (this.speech === null || this.#live.pending !== null) return;
    this.#live.act(this.speech);
    this.#speech = null;
  }

  /** R30 Put it into the box. */
  seal(otherwise: string): void {
    this.#live.act(this.choice ?? otherwise);
  }

  unseal(): void {
    const decision = this.#decision();
    if (decision === null || decision.choice === null) return;
    this.#touched = { asked: this.#live.asking(decision), action: decision.choice };
    this.#live.act(decision.choice, { lock: false });
  }

  /** A touch on a suspect's button. */
  press(offer: Offer): void {
    if (offer.kind === 'none') return;
    const deed = read(offer.action);
    if (offer.kind === 'vote' && deed.verb === 'accuse') return this.pick(deed.suspect);
    if (offer.kind === 'voted') return this.pick(null);
    this.#picked = null;
    this.#live.act(offer.action);
  }

  #store(action: string): void {
    const decision = this.#decision();
    if (decision === null || decision.locked || !may(decision, action)) return;
    this.#touched = { asked: this.#live.asking(decision), action };
    this.#live.act(action, { lock: false, quiet: true });
  }
}
