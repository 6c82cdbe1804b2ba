/** Trades, the auction and the dice of Sleeper Cells, in English. */
import type { Asset } from '../../../contract/messages';
import { asset, cards, money, sum } from './names';

export const trade = {
  title: 'Trade with',
  counterTitle: (agency: string) => `Counter-offer to ${agency}`,
  back: 'Back to the map',
  give: 'You give',
  get: 'You get',
  purseAfter: (k: number) => `purse after: ${money(k)}`,
  ifHeld: 'only if they hold it',
  addCard: 'tap a card to add it',
  wish: 'wish by type',
  mine: 'My cards',
  mineShort: (n: number) => `My ${cards(n)}`,
  mineHint: 'tap to put on the tray',
  wishes: 'Wish list',
  wishesHint: 'any type; nobody’s hand is checked',
  onTray: 'on the tray',
  needed: 'you need it: dossier',
  remove: (card: Asset) => `Take ${asset(card)} off the tray`,
  add: (card: Asset, what: string) => `${asset(card)}, ${what}: put on the tray`,
  wishFor: (card: Asset) => `Wish for ${asset(card)}`,
  more: 'Add 5k',
  less: 'Take off 5k',
  rival: (n: number, k: string) => `${cards(n)} · ${k}`,
  refused: 'refused',
  accepted: 'accepted',
  thinking: 'is thinking',
  thinks: (agency: string) => `${agency} is thinking…`,
  offers: (n: number, of: number) => (of === 0 ? `offer ${n} this turn` : `offer ${n} of ${of} this turn`),
  publicLine: (by: string, to: string, tray: { readonly give: readonly Asset[]; readonly want: readonly Asset[]; readonly pays: number; readonly asks: number }) =>
    `All see: ${by} offers ${to} ${sum(tray.give.length, tray.pays)} for ${sum(tray.want.length, tray.asks)}`,
  send: (agency: string) => `Send offer to ${agency}`,
  sendCounter: 'Send counter-offer',
  incomplete: 'Both sides give something',
  empty: 'One side gives something',
  enough: (n: number) => `They hold ${cards(n)}`,
  waiting: (agency: string) => `${agency} is thinking about your offer.`,
  goOn: 'An offer is half built. Send it, or take it back.',
  takeBack: 'Take it back',
};

export const slip = {
  offers: (agency: string) => `${agency} makes an offer`,
  counters: (agency: string) => `${agency} makes a counter-offer`,
  youSaid: 'you said',
  theySay: 'they say',
  theyGive: 'You get',
  youGive: 'You give',
  cannot: 'You do not hold all of it, so you cannot accept.',
  accept: (k: number) => `Accept · you then have ${money(k)}`,
  refuse: 'Refuse',
  refuseAll: 'Refuse all offers of this turn',
  refusing: 'You refuse all offers of this turn',
  counter: 'Counter-offer',
  nothing: 'nothing',
};

export const draft = {
  title: 'The auction: keep one',
  clockwise: 'cards go clockwise',
  token: 'token goes back',
  tokenWord: 'token',
  then: (left: number, agency: string) => (left === 0 ? 'Yours is the last card.' : `Then pass ${left === 1 ? 'one' : left === 2 ? 'two' : 'three'} to ${agency}.`),
  keep: (card: Asset) => `Keep ${asset(card)}`,
  choose: 'Choose a card to keep',
  direction: 'The cards go clockwise, the token counter-clockwise',
  needed: 'for your dossier',
};

export const dice = {
  attack: (a: string, b: string, place: string) => `${a} attacks ${b} in ${place}`,
  won: (agency: string, rival: string, k: number | null) => (k === null ? `${agency} wins: the ${rival} spy is gone` : `${agency} wins: the ${rival} spy is gone, ${money(k)} taken`),
  lost: (agency: string) => `The attack fails: the ${agency} spy is gone`,
  rebellion: (agency: string, place: string) => `Rebellion: ${agency} rolls in ${place}`,
  spyLost: '1 or 2: the spy is lost',
  spySafe: '3 or more: the spy is safe',
  needs: 'higher wins, ties defend',
  close: 'Close',
  die: (n: number) => `rolls ${n}`,
};
