/** What I have in hand at the map: a spy, a card or a purchase in focus, and the action chosen for it, for one decision. */
import type { City, Decision, SleepersView } from '../contract/messages';
import { read } from './deeds';
import { marks, type Mark } from './marks';
import { optionsOf, stepsOf, type Focus, type Option } from './options';
import type { Reason } from './reasons';

export interface Asked {
  readonly view: SleepersView;
  readonly decision: Decision | null;
  /** A chain of actions is on its way: nothing may be chosen. */
  readonly busy: boolean;
}

/** Of two ways to a city the cheaper is offered first. */
const CHEAPEST = ['move', 'car', 'plane'];

export class Aiming {
  readonly #asked: () => Asked;
  readonly #looked: (focus: Focus) => void;
  #aimed = $state.raw<{ readonly decision: string; readonly focus: Focus | null; readonly chosen: Option | null } | null>(null);
  /** After a move the same spy stays in focus, where it has gone. */
  #followed = $state.raw<Focus | null>(null);
  /** Why the thing touched last cannot be used. */
  why = $state.raw<Reason | null>(null);

  /** `looked` is told of everything that comes into focus by a touch. */
  constructor(asked: () => Asked, looked: (focus: Focus) => void) {
    this.#asked = asked;
    this.#looked = looked;
  }

  readonly legal = $derived.by(() => this.#asked().decision?.legal ?? []);
  readonly mine = $derived.by(() => {
    const { view, decision } = this.#asked();
    return decision !== null && view.to_act.includes(view.seat);
  });
  readonly #touched = $derived.by(() => (this.#aimed !== null && this.#aimed.decision === this.#asked().decision?.id ? this.#aimed : null));
  readonly focus = $derived.by((): Focus | null => {
    const { view } = this.#asked();
    if (!this.mine) return null;
    if (view.phase === 'place') return { kind: 'place' };
    if (this.#touched !== null) return this.#touched.focus;
    const spy = this.#followed;
    const still = spy?.kind === 'spy' && view.phase === 'act' && view.spies[view.seat]?.includes(spy.city);
    return still && optionsOf(view, this.legal, spy).length > 0 ? spy : null;
  });
  readonly options = $derived.by(() => optionsOf(this.#asked().view, this.legal, this.focus));
  readonly steps = $derived.by(() => stepsOf(this.#asked().view, this.legal, this.focus));
  readonly chosen = $derived.by(() => this.#touched?.chosen ?? null);
  /** Where my other spies are that can act: a touch chooses them, though the spy in focus might come. */
  readonly fellows = $derived.by((): ReadonlySet<City> => {
    const { view } = this.#asked();
    const { focus, legal } = this;
    if (focus?.kind !== 'spy' || focus.by != null) return new Set();
    const others = (view.spies[view.seat] ?? []).filter((city) => city !== focus.city);
    return new Set(others.filter((city) => optionsOf(view, legal, { kind: 'spy', city }).length > 0));
  });
  readonly world = $derived.by((): readonly Mark[] => {
    const { view } = this.#asked();
    return marks(view, this.options, this.steps, this.focus, this.chosen, this.mine && view.phase === 'act', this.fellows);
  });

  aim(focus: Focus | null): void {
    const { view, decision, busy } = this.#asked();
    if (busy || decision === null) return;
    this.why = null;
    this.#followed = null;
    const found = optionsOf(view, this.legal, focus);
    const [only] = found;
    const sure = found.length === 1 && only !== undefined && focus?.kind !== 'spy' ? only : null;
    this.#aimed = { decision: decision.id, focus, chosen: sure };
    if (focus !== null) this.#looked(focus);
  }

  choose(option: Option): void {
    const { decision, busy } = this.#asked();
    if (busy || decision === null) return;
    this.why = null;
    this.#aimed = { decision: decision.id, focus: this.focus, chosen: option };
  }

  /** A city is touched: a spy of mine that can act, or where the thing in focus can go. */
  pick(city: City): void {
    const { view, busy } = this.#asked();
    if (!this.mine || busy) return;
    const step = this.steps.find((one) => one.city === city);
    if (step !== undefined) return this.aim(step.focus);
    if (this.fellows.has(city)) return this.aim({ kind: 'spy', city });
    const mark = this.world.find((one) => one.city === city);
    const spy = view.phase === 'act' && (view.spies[view.seat]?.includes(city) ?? false);
    if (mark?.ring != null && !(mark.chosen && spy)) {
      const [option] = this.options.filter((one) => one.city === city).toSorted((a, b) => CHEAPEST.indexOf(a.way ?? 'move') - CHEAPEST.indexOf(b.way ?? 'move'));
      if (option !== undefined) return this.choose(option);
    }
    if (spy) this.aim(this.focus?.kind === 'spy' && this.focus.city === city ? null : { kind: 'spy', city });
  }

  /** These actions are on their way: a spy that moves is kept in sight. */
  follow(actions: readonly string[]): void {
    const last = actions.at(-1);
    const deed = last === undefined ? null : read(last, this.#asked().view.seat);
    this.why = null;
    this.#followed = deed !== null && (deed.verb === 'move' || deed.verb === 'car' || deed.verb === 'plane') ? { kind: 'spy', city: deed.to } : null;
  }
}
