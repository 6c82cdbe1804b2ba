/** Was in Sleeper Cells geschah, Zeile für Zeile, auf Deutsch. */
import type { Asset, City, Objective, Zone } from '../../../contract/messages';
import type { Line, sleepers as english } from '../../en/sleepers';
import { side } from '../../en/sleepers/log';
import { list } from '../common';
import { cards, city, dein, dich, dir, does, money, OBJECTIVE, sum, ZONE } from './names';

export const log: (typeof english)['log'] = {
  turn: (n: number, agency: string) => `Zug ${n} · ${agency}`,
  placed: (who: string, place: City): Line => [`${does(who, 'setzt', 'setzt')} einen Spion nach ${city(place)}`],
  dealt: (): Line => ['Alle haben einen Ort, einen Auftrag und zwei Karten'],
  income: (who: string, k: number): Line => [`${does(who, 'nimmst', 'nimmt')} ${money(k)}`],
  lifted: (who: string, lifted: readonly Asset[]): Line => [`${does(who, 'nimmst', 'nimmt')} zurück: `, ...lifted.map((card) => ({ card }))],
  completed: (who: string, objective: Objective, place: City, k: number): Line => [`${does(who, 'vollendest', 'vollendet')} in ${city(place)}: ${OBJECTIVE[objective]}, ${money(k)}`],
  drew: (who: string): Line => [`${does(who, 'ziehst', 'zieht')} eine Karte`],
  seen: (of: string | null, seen: readonly Asset[]): Line => [of === null ? 'Nur für dich: ' : `${of}, verdeckt: `, ...seen.map((card) => ({ card }))],
  ownDossier: (of: string | null, place: City, objective: Objective): Line => [`${of === null ? 'Dein Dossier' : `Das Dossier von ${of}`}: ${OBJECTIVE[objective]} in ${city(place)}`],
  dossier: (by: string | null, who: string, place: City, objective: Objective): Line => [`Nur für ${by ?? 'dich'}: ${dein('das', 'dein', 'Dossier', who)}, ${OBJECTIVE[objective]} in ${city(place)}`],
  reshuffled: (deck: string): Line => [`Der Abwurf wird neu gemischt: ${{ asset: 'Karten', location: 'Orte', objective: 'Aufträge' }[deck] ?? deck}`],
  moved: (who: string, from: City, to: City, by: string): Line => [
    `${{ car: does(who, 'fährst', 'fährt'), plane: does(who, 'fliegst', 'fliegt'), step: does(who, 'gehst', 'geht') }[by] ?? does(who, 'ziehst', 'zieht')} von ${city(from)} nach ${city(to)}`,
  ],
  sent: (who: string, owner: string, from: City, to: City): Line => [`${does(who, 'schickst', 'schickt')} ${dein('den', 'deinen', 'Spion', owner)} von ${city(from)} nach ${city(to)}`],
  rebelled: (who: string, place: City, die: number, lost: boolean): Line => [`Aufstand in ${city(place)}: ${does(who, 'würfelst', 'würfelt')} ${die}, der Spion ist ${lost ? 'verloren' : 'sicher'}`],
  recruited: (who: string, place: City): Line => [`${does(who, 'wirbst', 'wirbt')} in ${city(place)} an`],
  cell: (who: string, place: City): Line => [`${does(who, 'gründest', 'gründet')} eine Zelle in ${city(place)}`],
  zone: (who: string, card: Asset, zone: Zone): Line => [`${does(who, 'spielst', 'spielt')} `, { card }, ` auf ${ZONE[zone]}`],
  mole: (who: string, rival: string, open: readonly Asset[]): Line => [`${does(who, 'setzt', 'setzt')} einen Maulwurf auf ${dich(rival)} an: `, ...open.map((card) => ({ card }))],
  informant: (who: string, rival: string): Line => [`${does(who, 'siehst', 'sieht')} in ${dein('das', 'dein', 'Dossier', rival)}`],
  budget: (who: string, k: number): Line => [`${does(who, 'nimmst', 'nimmt')} ${money(k)} aus der Schwarzen Kasse`],
  attacked: (who: string, rival: string, place: City, dice: readonly number[], won: boolean): Line => [
    `${does(who, 'greifst', 'greift')} ${dich(rival)} in ${city(place)} an, ${dice.join(' zu ')}: ${won ? 'gewonnen' : 'verloren'}`,
  ],
  booty: (who: string, rival: string, k: number): Line => [`${does(who, 'nimmst', 'nimmt')} ${dir(rival)} ${money(k)} ab`],
  stole: (who: string, rival: string, card: Asset | null): Line =>
    card === null ? [`${does(who, 'stiehlst', 'stiehlt')} ${dir(rival)} eine Karte`] : [`${does(who, 'stiehlst', 'stiehlt')} ${dir(rival)} `, { card }],
  initiated: (who: string, objective: Objective, place: City): Line => [`${does(who, 'löst', 'löst')} in ${city(place)} aus: ${OBJECTIVE[objective]}`],
  stopped: (who: string, rival: string, objective: Objective, place: City, k: number): Line => [`${does(who, 'hältst', 'hält')} ${dich(rival)} in ${city(place)} auf: ${OBJECTIVE[objective]}, ${money(k)}`],
  destroyed: (who: string, rival: string, place: City, k: number): Line => [`${does(who, 'hebst', 'hebt')} ${dein('die', 'deine', 'Zelle', rival)} in ${city(place)} aus: ${money(k)}`],
  offered: (who: string, partner: string, counter: boolean, gives: number, pays: number, wants: number, asks: number): Line => [
    `${counter ? does(who, 'entgegnest', 'entgegnet') : does(who, 'bietest', 'bietet')} ${dir(partner)}${counter ? ':' : ''} ${sum(gives, pays)} für ${sum(wants, asks)}`,
  ],
  shown: (by, mine, give, pays, want, asks) => {
    const [gives, wants] = [side(give, pays), side(want, asks)];
    return [
      `Geheim: ${by} `,
      ...(gives.length > 0 ? [mine ? 'gibst ' : 'gibt ', ...gives] : []),
      ...(gives.length > 0 && wants.length > 0 ? [' und '] : []),
      ...(wants.length > 0 ? [mine ? 'willst ' : 'will ', ...wants] : []),
    ];
  },
  answered: (who: string, accepted: boolean): Line => [accepted ? `${does(who, 'nimmst', 'nimmt')} an` : `${does(who, 'lehnst', 'lehnt')} ab`],
  discarded: (who: string, card: Asset | null): Line => (card === null ? [`${does(who, 'wirfst', 'wirft')} eine Karte ab`] : [`${does(who, 'wirfst', 'wirft')} ab: `, { card }]),
  auction: (who: string, n: number): Line => [`${does(who, 'eröffnest', 'eröffnet')} die Auktion: ${cards(n)}`],
  picked: (who: string, left: number): Line => [`${does(who, 'behältst', 'behält')} eine Karte${left > 0 ? `, ${left} gehen weiter` : ''}`],
  token: (who: string): Line => [`Die Auktionsmarke geht an ${dich(who)}`],
  ended: (winners: readonly string[], mine: boolean): Line => [winners.length === 0 ? 'Niemand gewinnt' : `${list(winners)} ${mine ? 'gewinnst' : 'gewinnt'}: eine Zelle in jeder Zone`],
};
