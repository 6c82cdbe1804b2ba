/** What I can do to a suspect now, and if nothing, why. Everything it goes by is public. */
import type { CriminalsView, Decision, Player, Suspect } from '../contract/messages';
import { words } from '../text/words';
import { accuse, may } from './actions';
import { hasSealed } from './status';
import { accusers, BOSS, isAsked, isBound, isOut, missing, myTarget, nameSuspect, showsAlibi, wouldSell } from './suspects';

export type Offer =
  | { readonly kind: 'accuse' | 'sell' | 'withdraw' | 'vote' | 'voted'; readonly action: string; readonly says: string; readonly label: string }
  | { readonly kind: 'none'; readonly says: string; readonly why: string; readonly rule: string | null; readonly locked: boolean };

const wall = () => words.criminals.wall;

const none = (says: string, why = '', rule: string | null = null, locked = false): Offer => ({ kind: 'none', says, why, rule, locked });

export const offerOf = (view: CriminalsView, decision: Decision | null, suspect: Suspect, name: string, picked: Suspect | null): Offer => {
  if (suspect === view.seat) return none(wall().you, wall().selfWhy, wall().selfRule);
  if (suspect !== BOSS && isOut(view, suspect)) return none(wall().outShort, wall().outWhy, wall().outRule);
  if (suspect !== BOSS && showsAlibi(view, suspect)) return none(wall().alibiShown, wall().alibiWhy(view.crime), wall().alibiRule, true);
  const action = accuse(suspect);
  if (view.phase === 'ballot' && may(decision, action)) {
    if (picked === suspect) return { kind: 'voted', action, says: wall().voted, label: `${wall().voteWho(name)}. ${wall().voted}` };
    return decision?.locked ? none('') : { kind: 'vote', action, says: wall().vote, label: wall().voteWho(name) };
  }
  if (myTarget(view) === suspect && may(decision, accuse(null))) return { kind: 'withdraw', action: accuse(null), says: wall().withdraw, label: wall().withdrawWho(name) };
  if (may(decision, action)) {
    if (wouldSell(view, suspect)) return { kind: 'sell', action, says: wall().sellOut, label: wall().sellOutWho(name) };
    return { kind: 'accuse', action, says: wall().accuse, label: wall().accuseWho(name) };
  }
  if (suspect === BOSS && isBound(view)) return none(wall().bound, wall().byRuleWhy, wall().byRuleNumber, true);
  return none('');
};

export type Mood = 'plain' | 'danger' | 'mine' | 'me' | 'quiet';

/** How a suspect's plaque looks: one voice short of being sold out is red, and so am I; whom I accuse is brass. */
export const moodOf = (view: CriminalsView, suspect: Suspect, picked: Suspect | null): Mood => {
  if (suspect !== BOSS && (isOut(view, suspect) || (showsAlibi(view, suspect) && suspect !== view.sold_out))) return suspect === view.seat ? 'me' : 'quiet';
  if (view.wavering === suspect || view.sold_out === suspect) return 'danger';
  if (picked === suspect || (view.phase !== 'ballot' && myTarget(view) === suspect)) return 'mine';
  if (missing(view, suspect) === 1 && (suspect !== BOSS || view.remaining.length > 1)) return 'danger';
  return suspect === view.seat ? 'me' : 'plain';
};

/** The line below a suspect's slots: what all can see of what they are doing. */
export interface Doing {
  readonly says: string;
  readonly alarm: boolean;
  /** The same for a narrow plaque, where it is a sentence. */
  readonly brief?: string;
  /** Whom they accuse, or nobody, where that is all there is to say. */
  readonly at?: Suspect | null;
  readonly byRule?: boolean;
}

export const doingOf = (view: CriminalsView, players: readonly Player[], suspect: Suspect): Doing => {
  const calm = (says: string): Doing => ({ says, alarm: false });
  const mine = suspect === view.seat;
  if (suspect === BOSS) return calm(wall().bossMeter(accusers(view, BOSS).length, view.remaining.length));
  const player = players.find(({ seat }) => seat === suspect);
  if (player !== undefined && isAsked(view, suspect)) return calm(hasSealed(view, player) ? wall().sealed : wall().choosing);
  if (isOut(view, suspect)) return calm(wall().out);
  if (view.sold_out === suspect) return { says: wall().deciding, brief: wall().brief.deciding, alarm: true };
  if (view.automatic.includes(suspect)) return { ...calm(wall().byRule(mine)), at: BOSS, byRule: true };
  const target = view.accusations[suspect] ?? null;
  if (target === null && view.phase === 'call') return { says: wall().abstains, brief: wall().brief.abstains, alarm: true };
  if (missing(view, suspect) === 1 && view.phase !== 'decision' && !showsAlibi(view, suspect)) return { says: wall().sells(mine), brief: wall().brief.sells, alarm: true };
  return { ...calm(target === null ? wall().nobody(mine) : wall().accuses(nameSuspect(players, target, view.seat), mine)), at: target };
};
