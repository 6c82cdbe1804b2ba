/** What I can do to a suspect now, and if nothing, why. Everything it goes by is public. */
import type { CriminalsView, Decision, Player, Suspect } from '../contract/messages';
import { words } from '../text/words';
import { accuse, may } from './actions';
import { hasSealed } from './status';
import { accusers, BOSS, isOut, missing, myTarget, nameSuspect, showsAlibi, wouldSell } from './suspects';

export type Offer =
  | { readonly kind: 'accuse' | 'sell' | 'withdraw' | 'vote' | 'voted'; readonly action: string; readonly says: string; readonly label: string }
  | { readonly kind: 'none'; readonly says: string; readonly why: string; readonly rule: string | null; readonly locked: boolean };

const text = words.criminals.wall;

const none = (says: string, why = '', rule: string | null = null, locked = false): Offer => ({ kind: 'none', says, why, rule, locked });

export const offerOf = (view: CriminalsView, decision: Decision | null, suspect: Suspect, name: string, picked: Suspect | null): Offer => {
  if (suspect === view.seat) return none(text.you, '', text.selfRule);
  if (suspect !== BOSS && isOut(view, suspect)) return none(text.outShort, text.outWhy, text.outRule);
  if (suspect !== BOSS && showsAlibi(view, suspect)) return none(text.alibiShown, text.alibiWhy(view.crime), text.alibiRule, true);
  const action = accuse(suspect);
  if (view.phase === 'ballot' && may(decision, action)) {
    if (picked === suspect) return { kind: 'voted', action, says: text.voted, label: text.voteWho(name) };
    return decision?.locked ? none('') : { kind: 'vote', action, says: text.vote, label: text.voteWho(name) };
  }
  if (myTarget(view) === suspect && may(decision, accuse(null))) return { kind: 'withdraw', action: accuse(null), says: text.withdraw, label: text.withdrawWho(name) };
  if (may(decision, action)) {
    if (wouldSell(view, suspect)) return { kind: 'sell', action, says: text.sellOut, label: text.sellOutWho(name) };
    return { kind: 'accuse', action, says: text.accuse, label: text.accuseWho(name) };
  }
  if (suspect === BOSS && view.automatic.includes(view.seat)) return none('', text.byRuleWhy, text.byRuleNumber, true);
  return none('');
};

export type Mood = 'plain' | 'danger' | 'mine' | 'me' | 'quiet';

/** How a suspect's plaque looks: one voice short of being sold out is red, whom I accuse is brass. */
export const moodOf = (view: CriminalsView, suspect: Suspect, picked: Suspect | null): Mood => {
  if (suspect !== BOSS && (isOut(view, suspect) || (showsAlibi(view, suspect) && suspect !== view.sold_out))) return suspect === view.seat ? 'me' : 'quiet';
  if (view.wavering === suspect || view.sold_out === suspect) return 'danger';
  if (picked === suspect || (view.phase !== 'ballot' && myTarget(view) === suspect)) return 'mine';
  if (suspect === view.seat) return 'me';
  return missing(view, suspect) === 1 && (suspect !== BOSS || view.remaining.length > 1) ? 'danger' : 'plain';
};

/** The line below a suspect's slots: what all can see of what they are doing. */
export const doingOf = (view: CriminalsView, players: readonly Player[], suspect: Suspect): { readonly says: string; readonly alarm: boolean } => {
  const calm = (says: string) => ({ says, alarm: false });
  const mine = suspect === view.seat;
  if (suspect === BOSS) return calm(text.bossMeter(accusers(view, BOSS).length, view.remaining.length));
  if (isOut(view, suspect)) return calm(text.out);
  if (view.sold_out === suspect) return { says: text.deciding, alarm: true };
  const player = players.find(({ seat }) => seat === suspect);
  if ((view.phase === 'talk' || view.phase === 'ballot') && player !== undefined && view.to_act.includes(suspect)) {
    return calm(hasSealed(view, player) ? text.sealed : text.choosing);
  }
  if (view.automatic.includes(suspect)) return calm(text.byRule(mine));
  const target = view.accusations[suspect] ?? null;
  if (target === null && view.phase === 'call') return { says: text.abstains, alarm: true };
  if (!mine && missing(view, suspect) === 1 && view.phase !== 'decision' && !showsAlibi(view, suspect)) return { says: text.sells, alarm: true };
  return calm(target === null ? text.nobody(mine) : text.accuses(nameSuspect(players, target, view.seat), mine));
};
