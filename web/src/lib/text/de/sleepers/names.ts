/** Wie in Sleeper Cells Städte, Karten, Zonen und Geld heißen, auf Deutsch. */
import type { Asset, City, Item, Objective, Zone } from '../../../contract/messages';

export const CITY: Readonly<Record<City, string>> = {
  WAS: 'Washington',
  VAN: 'Vancouver',
  LAX: 'Los Angeles',
  MEX: 'Mexiko-Stadt',
  HAV: 'Havanna',
  BOG: 'Bogotá',
  LIM: 'Lima',
  RIO: 'Rio de Janeiro',
  BUE: 'Buenos Aires',
  LON: 'London',
  MAD: 'Madrid',
  BER: 'Berlin',
  MOS: 'Moskau',
  ROM: 'Rom',
  CAI: 'Kairo',
  LAG: 'Lagos',
  NAI: 'Nairobi',
  CAP: 'Kapstadt',
  TEH: 'Teheran',
  TAS: 'Taschkent',
  DEL: 'Neu-Delhi',
  BEI: 'Peking',
  TOK: 'Tokio',
  HKG: 'Hongkong',
  BAN: 'Bangkok',
  JAK: 'Jakarta',
  SYD: 'Sydney',
};

export const ASSET: Readonly<Record<Asset, string>> = {
  detonator: 'Zünder',
  explosives: 'Sprengstoff',
  wire: 'Draht',
  recording_device: 'Tonband',
  rifle: 'Gewehr',
  bullet: 'Patrone',
  prevent_bomb: 'Bombe entschärfen',
  prevent_wire_tap: 'Wanze finden',
  prevent_assassination: 'Attentat vereiteln',
  road_block: 'Straßensperre',
  rebellion: 'Aufstand',
  mole: 'Maulwurf',
  no_fly_zone: 'Flugverbot',
  safe_house: 'Unterschlupf',
  informant: 'Informant',
  black_budget: 'Schwarze Kasse',
  forged_orders: 'Falscher Befehl',
  crackdown: 'Razzia',
};

export const BRIEF: Readonly<Record<Asset, string>> = {
  detonator: 'Hälfte einer Bombe',
  explosives: 'Hälfte einer Bombe',
  wire: 'Hälfte einer Wanze',
  recording_device: 'Hälfte einer Wanze',
  rifle: 'Hälfte eines Attentats',
  bullet: 'Hälfte eines Attentats',
  prevent_bomb: 'Spion beim Marker: nimm 30k',
  prevent_wire_tap: 'Spion beim Marker: nimm 30k',
  prevent_assassination: 'Spion beim Marker: nimm 30k',
  road_block: 'Eine Zone: kein Zug, kein Auto',
  rebellion: 'Eine Zone: wer zieht, würfelt',
  mole: 'Zwei Karten eines Rivalen offen',
  no_fly_zone: 'Eine Zone: keine Flüge',
  safe_house: 'Eine Zone: deine Spione sind sicher',
  informant: 'Sieh ein fremdes Dossier',
  black_budget: 'Nimm 15k',
  forged_orders: 'Ein fremder Spion zieht',
  crackdown: 'Eine Zone: keine neuen Zellen',
};

export const ZONE: Readonly<Record<Zone, string>> = { americas: 'Amerika', 'europe-africa': 'Europa und Afrika', 'asia-pacific': 'Asien und Pazifik' };
export const ZONE_SHORT: Readonly<Record<Zone, string>> = { americas: 'Amerika', 'europe-africa': 'Europa', 'asia-pacific': 'Asien' };
/** As small as it gets, on the agencies beside a small map. */
export const ZONE_LETTER: Readonly<Record<Zone, string>> = { americas: 'A', 'europe-africa': 'E', 'asia-pacific': 'P' };
export const OBJECTIVE: Readonly<Record<Objective, string>> = { bomb: 'Bombe', wire_tap: 'Wanze', assassination: 'Attentat' };
export const ITEM: Readonly<Record<Item, string>> = { car: 'Auto', plane: 'Flugzeug', spy: 'Neuer Spion', cell: 'Zelle' };

const CODE: Readonly<Partial<Record<City, string>>> = { BEI: 'PEK', CAI: 'KAI', CAP: 'KAP' };

export const city = (of: City): string => CITY[of] ?? of;
/** Where a map has no room for the name. */
export const code = (of: City): string => CODE[of] ?? of;
export const asset = (of: Asset): string => ASSET[of] ?? of;
export const money = (thousands: number): string => `${thousands}k`;
export const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);
export const turns = (n: number): string => (n === 1 ? '1 Zug' : `${n} Züge`);
export const inTurns = (n: number): string => (n === 1 ? 'in 1 Zug' : `in ${n} Zügen`);
export const sum = (n: number, k: number): string => (n > 0 && k > 0 ? `${cards(n)} + ${money(k)}` : n > 0 ? cards(n) : k > 0 ? money(k) : 'nichts');
/** „Du ziehst“, aber „MI6 zieht“: der Name entscheidet. */
export const does = (who: string, du: string, other: string): string => `${who} ${who === 'Du' ? du : other}`;
export const dich = (who: string): string => (who === 'Du' ? 'dich' : who);
export const dir = (who: string): string => (who === 'Du' ? 'dir' : who);
/** „die Zelle von MI6“, aber „deine Zelle“. */
export const dein = (article: string, your: string, what: string, who: string): string => (who === 'Du' ? `${your} ${what}` : `${article} ${what} von ${who}`);
