/** What happened in Sleeper Cells, line by line, in English. */
import type { Asset, City, Objective, Zone } from '../../../contract/messages';
import { list } from '../common';
import { cards, city, money, OBJECTIVE, of as ofWhom, sum, whom, ZONE } from './names';

/** A line of the log: words, and cards that are drawn where they stand. */
export type Line = readonly (string | { readonly card: Asset })[];

/** One side of an offer, its cards and its money. */
export const side = (given: readonly Asset[], k: number): Line => [
  ...given.map((card) => ({ card })),
  ...(k > 0 ? [given.length > 0 ? ` + ${money(k)}` : money(k)] : []),
];

export const log = {
  turn: (n: number, agency: string) => `Turn ${n} · ${agency}`,
  placed: (who: string, place: City): Line => [`${who} placed a spy in ${city(place)}`],
  dealt: (): Line => ['Everybody has a Location, an Objective and two Assets'],
  income: (who: string, k: number): Line => [`${who} took ${money(k)}`],
  lifted: (who: string, lifted: readonly Asset[]): Line => [`${who} took back `, ...lifted.map((card) => ({ card }))],
  completed: (who: string, objective: Objective, place: City, k: number): Line => [`${who} completed the ${OBJECTIVE[objective]} in ${city(place)}: ${money(k)}`],
  drew: (who: string): Line => [`${who} drew a card`],
  /** To everybody's eyes at once a secret is told of whom it was; else it is the reader's. */
  seen: (of: string | null, seen: readonly Asset[]): Line => [of === null ? 'For your eyes: ' : `${of} in secret: `, ...seen.map((card) => ({ card }))],
  ownDossier: (of: string | null, place: City, objective: Objective): Line => [`${of === null ? 'Your dossier' : `The dossier of ${of}`}: ${OBJECTIVE[objective]} in ${city(place)}`],
  dossier: (by: string | null, who: string, place: City, objective: Objective): Line => [`${by === null ? 'For your eyes' : `For the eyes of ${by}`}: ${ofWhom('dossier', who)}, ${OBJECTIVE[objective]} in ${city(place)}`],
  reshuffled: (deck: string): Line => [`The ${{ asset: 'Asset', location: 'Location', objective: 'Objective' }[deck] ?? deck} discards were shuffled into a new deck`],
  moved: (who: string, from: City, to: City, by: string): Line => [
    `${who} ${{ car: 'drove', plane: 'flew', step: 'stepped', initiate: 'stepped' }[by] ?? 'moved'} from ${city(from)} to ${city(to)}`,
  ],
  sent: (who: string, owner: string, from: City, to: City): Line => [`${who} sent ${ofWhom('spy', owner)} from ${city(from)} to ${city(to)}`],
  rebelled: (who: string, place: City, die: number, lost: boolean): Line => [`Rebellion in ${city(place)}: ${who} rolled ${die}, ${lost ? 'the spy is lost' : 'the spy is safe'}`],
  recruited: (who: string, place: City): Line => [`${who} recruited in ${city(place)}`],
  cell: (who: string, place: City): Line => [`${who} placed a cell in ${city(place)}`],
  zone: (who: string, card: Asset, zone: Zone): Line => [`${who} played `, { card }, ` on ${ZONE[zone]}`],
  mole: (who: string, rival: string, open: readonly Asset[]): Line => [`${who} set a Mole on ${whom(rival)}: `, ...open.map((card) => ({ card }))],
  informant: (who: string, rival: string): Line => [`${who} looked into ${ofWhom('dossier', rival)}`],
  budget: (who: string, k: number): Line => [`${who} took ${money(k)} from a Black Budget`],
  attacked: (who: string, rival: string, place: City, dice: readonly number[], won: boolean): Line => [
    `${who} attacked ${whom(rival)} in ${city(place)}, ${dice.join(' to ')}: ${won ? 'won' : 'lost'}`,
  ],
  booty: (who: string, rival: string, k: number): Line => [`${who} took ${money(k)} from ${whom(rival)}`],
  stole: (who: string, rival: string, card: Asset | null): Line => (card === null ? [`${who} stole a card from ${whom(rival)}`] : [`${who} stole `, { card }, ` from ${whom(rival)}`]),
  initiated: (who: string, objective: Objective, place: City): Line => [`${who} initiated in ${city(place)}: ${OBJECTIVE[objective]}`],
  stopped: (who: string, rival: string, objective: Objective, place: City, k: number): Line => [`${who} stopped ${ofWhom(OBJECTIVE[objective], rival)} in ${city(place)}: ${money(k)}`],
  destroyed: (who: string, rival: string, place: City, k: number): Line => [`${who} destroyed ${ofWhom('cell', rival)} in ${city(place)}: ${money(k)}`],
  offered: (who: string, partner: string, counter: boolean, gives: number, pays: number, wants: number, asks: number): Line => [
    `${who} ${counter ? 'answered' : 'offered'} ${whom(partner)}${counter ? ':' : ''} ${sum(gives, pays)} for ${sum(wants, asks)}`,
  ],
  shown: (by: string, mine: boolean, give: readonly Asset[], pays: number, want: readonly Asset[], asks: number): Line => {
    const [gives, wants] = [side(give, pays), side(want, asks)];
    return [
      `In secret: ${by} `,
      ...(gives.length > 0 ? [mine ? 'give ' : 'gives ', ...gives] : []),
      ...(gives.length > 0 && wants.length > 0 ? [' and '] : []),
      ...(wants.length > 0 ? [mine ? 'want ' : 'wants ', ...wants] : []),
    ];
  },
  answered: (who: string, accepted: boolean): Line => [`${who} ${accepted ? 'accepted' : 'refused'}`],
  discarded: (who: string, card: Asset | null): Line => (card === null ? [`${who} discarded a card`] : [`${who} discarded `, { card }]),
  auction: (who: string, n: number): Line => [`${who} opened the auction: ${cards(n)}`],
  picked: (who: string, left: number): Line => [`${who} kept a card${left > 0 ? `, passed ${left}` : ''}`],
  token: (who: string): Line => [`The auction token goes to ${whom(who)}`],
  ended: (winners: readonly string[], mine: boolean): Line => [winners.length === 0 ? 'Nobody won' : `${list(winners)} ${mine ? 'win' : 'wins'}: a cell in each zone`],
};
