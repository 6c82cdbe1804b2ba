/** What can be done in Sleeper Cells, as its buttons say it, in English. */
import type { Booty } from '../../../sleepers/booty';
import type { Deed } from '../../../sleepers/deeds';
import type { How } from '../../../sleepers/known';
import { asset, cards, city, OBJECTIVE, ZONE } from './names';

/** The exact action, as the one big button says it. */
export const act = (deed: Deed, agency: (seat: number) => string, steps: number): string => {
  switch (deed.verb) {
    case 'place':
      return `Place a spy in ${city(deed.city)}`;
    case 'move':
      return `Move to ${city(deed.to)}`;
    case 'car':
      return steps > 1 ? `Move, then drive to ${city(deed.to)}: 5k` : `Drive to ${city(deed.to)}: 5k`;
    case 'plane':
      return `Fly to ${city(deed.to)}: 20k`;
    case 'spy':
      return `Recruit in ${city(deed.city)}: 10k`;
    case 'cell':
      return `Place a cell in ${city(deed.city)}: 40k`;
    case 'zone':
      return `Play ${asset(deed.card)} on ${ZONE[deed.zone]}`;
    case 'mole':
      return `Set the Mole on ${agency(deed.rival)}`;
    case 'informant':
      return `Look into the dossier of ${agency(deed.rival)}`;
    case 'budget':
      return 'Take 15k from the Black Budget';
    case 'forged':
      return `Send the ${agency(deed.rival)} spy to ${city(deed.to)}`;
    case 'attack':
      return `Attack ${agency(deed.rival)} in ${city(deed.city)}`;
    case 'steal':
      return deed.card === null ? `Steal a card from ${agency(deed.rival)}` : `Steal ${asset(deed.card)} from ${agency(deed.rival)}`;
    case 'initiate':
      return `Initiate, and step to ${city(deed.city)}`;
    case 'stop':
      return `Stop ${agency(deed.rival)}: take 30k`;
    case 'destroy':
      return `Destroy the ${agency(deed.rival)} cell in ${city(deed.city)}`;
    case 'discard':
      return `Discard ${asset(deed.card)}`;
    case 'pick':
      return `Keep ${asset(deed.card)}`;
    case 'trade':
      return `Trade with ${agency(deed.rival)}`;
    case 'end':
      return 'Finish actions';
    case 'propose':
      return 'Send the offer';
    case 'cancel':
      return 'Take it back';
    case 'accept':
      return 'Accept';
    case 'decline':
      return 'Refuse';
    case 'counter':
      return 'Make a counter-offer';
    case 'give':
    case 'want':
      return deed.card === null ? '5k' : asset(deed.card);
  }
};

/** What can be done, on a button that says how much room there is. */
export const short = (deed: Deed, agency: (seat: number) => string): string => {
  switch (deed.verb) {
    case 'zone':
      return ZONE[deed.zone];
    case 'attack':
      return `Attack ${agency(deed.rival)}`;
    case 'steal':
      return deed.card === null ? `Steal from ${agency(deed.rival)}` : `Steal ${asset(deed.card)}`;
    case 'destroy':
      return `Destroy the ${agency(deed.rival)} cell`;
    case 'stop':
      return `Stop ${agency(deed.rival)}`;
    case 'cell':
      return 'Place a cell';
    case 'mole':
    case 'informant':
      return agency(deed.rival);
    case 'initiate':
    case 'place':
    case 'spy':
      return city(deed.city);
    case 'move':
    case 'car':
    case 'plane':
    case 'forged':
      return city(deed.to);
    default:
      return act(deed, agency, 1);
  }
};

const stake = ({ most, sure }: Booty): string => (most === 0 ? 'no money to\u00a0take' : `${sure ? '' : 'up\u00a0to\u00a0'}${most}k at\u00a0stake`);

const KNOWN: Readonly<Record<How | 'not', string>> = { open: 'everybody knows this pair already', seen: 'you have seen this pair already', not: 'Location and Objective, for you alone' };

/** What comes of it, in small letters. */
export const detail = (deed: Deed, held: (seat: number) => number, booty: (seat: number) => Booty, place: string, known: (seat: number) => How | null): string => {
  switch (deed.verb) {
    case 'attack':
      return `you win 41.7\u00a0% · ${stake(booty(deed.rival))}`;
    case 'steal':
      return deed.card === null ? held(deed.rival) === 1 ? 'their only private card' : `one of ${cards(held(deed.rival))}, at random` : 'lies face up';
    case 'destroy':
      return `${OBJECTIVE[deed.pair]} pair in ${city(deed.city)}: take 25k`;
    case 'stop':
      return `the token in ${place}: take 30k`;
    case 'cell':
      return 'in this city, 40k';
    case 'zone':
      return 'until your next turn';
    case 'mole':
      return `${['', 'their only private card', 'both private cards'][held(deed.rival)] ?? `two of ${cards(held(deed.rival))}`} face up`;
    case 'informant':
      return KNOWN[known(deed.rival) ?? 'not'];
    case 'budget':
      return 'from the stock';
    case 'discard':
      return 'face down';
    case 'initiate':
      return 'the spy steps there, and your actions end';
    default:
      return '';
  }
};
