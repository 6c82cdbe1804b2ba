/** What cities, cards, zones and money of Sleeper Cells are called, in English. */
import type { Asset, City, Item, Objective, Zone } from '../../../contract/messages';

export const CITY: Readonly<Record<City, string>> = {
  WAS: 'Washington DC',
  VAN: 'Vancouver',
  LAX: 'Los Angeles',
  MEX: 'Mexico City',
  HAV: 'Havana',
  BOG: 'Bogota',
  LIM: 'Lima',
  RIO: 'Rio de Janeiro',
  BUE: 'Buenos Aires',
  LON: 'London',
  MAD: 'Madrid',
  BER: 'Berlin',
  MOS: 'Moscow',
  ROM: 'Rome',
  CAI: 'Cairo',
  LAG: 'Lagos',
  NAI: 'Nairobi',
  CAP: 'Cape Town',
  TEH: 'Tehran',
  TAS: 'Tashkent',
  DEL: 'New Delhi',
  BEI: 'Beijing',
  TOK: 'Tokyo',
  HKG: 'Hong Kong',
  BAN: 'Bangkok',
  JAK: 'Jakarta',
  SYD: 'Sydney',
};

export const ASSET: Readonly<Record<Asset, string>> = {
  detonator: 'Detonator',
  explosives: 'Explosives',
  wire: 'Wire',
  recording_device: 'Recording Device',
  rifle: 'Rifle',
  bullet: 'Bullet',
  prevent_bomb: 'Prevent Bomb',
  prevent_wire_tap: 'Prevent Wire Tap',
  prevent_assassination: 'Prevent Assassination',
  road_block: 'Road Block',
  rebellion: 'Rebellion',
  mole: 'Mole',
  no_fly_zone: 'No-Fly Zone',
  safe_house: 'Safe House',
  informant: 'Informant',
  black_budget: 'Black Budget',
  forged_orders: 'Forged Orders',
  crackdown: 'Crackdown',
};

export const BRIEF: Readonly<Record<Asset, string>> = {
  detonator: 'Half of a bomb',
  explosives: 'Half of a bomb',
  wire: 'Half of a wire tap',
  recording_device: 'Half of a wire tap',
  rifle: 'Half of an assassination',
  bullet: 'Half of an assassination',
  prevent_bomb: 'Spy on the token: take 30k',
  prevent_wire_tap: 'Spy on the token: take 30k',
  prevent_assassination: 'Spy on the token: take 30k',
  road_block: 'One zone: no moves, no cars',
  rebellion: 'One zone: who moves rolls',
  mole: 'Two cards of a rival face up',
  no_fly_zone: 'One zone: no planes',
  safe_house: 'One zone: your spies are safe',
  informant: 'See a rival’s dossier',
  black_budget: 'Take 15k',
  forged_orders: 'Move a rival’s spy one line',
  crackdown: 'One zone: no new cells',
};

export const ZONE: Readonly<Record<Zone, string>> = { americas: 'Americas', 'europe-africa': 'Europe and Africa', 'asia-pacific': 'Asia and Pacific' };
export const ZONE_SHORT: Readonly<Record<Zone, string>> = { americas: 'Americas', 'europe-africa': 'Europe', 'asia-pacific': 'Asia' };
/** As small as it gets, on the agencies beside a small map. */
export const ZONE_LETTER: Readonly<Record<Zone, string>> = { americas: 'A', 'europe-africa': 'E', 'asia-pacific': 'P' };
export const OBJECTIVE: Readonly<Record<Objective, string>> = { bomb: 'Bomb', wire_tap: 'Wire Tap', assassination: 'Assassination' };
export const ITEM: Readonly<Record<Item, string>> = { car: 'Car', plane: 'Plane', spy: 'New spy', cell: 'Cell' };

export const city = (of: City): string => CITY[of] ?? of;
/** Where a map has no room for the name. */
export const code = (of: City): string => of;
export const asset = (of: Asset): string => ASSET[of] ?? of;
export const money = (thousands: number): string => `${thousands}k`;
export const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);
export const turns = (n: number): string => (n === 1 ? '1 turn' : `${n} turns`);
export const sum = (n: number, k: number): string =>
  n > 0 && k > 0 ? `${cards(n)} + ${money(k)}` : n > 0 ? cards(n) : k > 0 ? money(k) : 'nothing';
/** "You win", but "MI6 wins". */
export const does = (who: string, you: string, other: string): string => `${who} ${who === 'You' ? you : other}`;
/** "You stole", but "stole from you": the reader's own name within a line. */
export const whom = (who: string): string => (who === 'You' ? 'you' : who);
/** "the cell of MI6", but "your cell". */
export const of = (what: string, who: string): string => (who === 'You' ? `your ${what}` : `the ${what} of ${who}`);
