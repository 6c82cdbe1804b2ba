/** Was man in Sleeper Cells tun kann, wie die Knöpfe es sagen, auf Deutsch. */
import type { Booty } from '../../../sleepers/booty';
import type { Deed } from '../../../sleepers/deeds';
import type { How } from '../../../sleepers/known';
import { asset, cards, city, OBJECTIVE, ZONE } from './names';

/** Die genaue Aktion, wie der eine große Knopf sie nennt. */
export const act = (deed: Deed, agency: (seat: number) => string, steps: number): string => {
  switch (deed.verb) {
    case 'place':
      return `Spion nach ${city(deed.city)} setzen`;
    case 'move':
      return `Nach ${city(deed.to)} ziehen`;
    case 'car':
      return steps > 1 ? `Ziehen, dann nach ${city(deed.to)} fahren: 5k` : `Nach ${city(deed.to)} fahren: 5k`;
    case 'plane':
      return `Nach ${city(deed.to)} fliegen: 20k`;
    case 'spy':
      return `In ${city(deed.city)} anwerben: 10k`;
    case 'cell':
      return `Zelle in ${city(deed.city)} gründen: 40k`;
    case 'zone':
      return `${asset(deed.card)} auf ${ZONE[deed.zone]} spielen`;
    case 'mole':
      return `Maulwurf auf ${agency(deed.rival)} ansetzen`;
    case 'informant':
      return `Dossier von ${agency(deed.rival)} ansehen`;
    case 'budget':
      return '15k aus der Schwarzen Kasse nehmen';
    case 'forged':
      return `Spion von ${agency(deed.rival)} nach ${city(deed.to)} schicken`;
    case 'attack':
      return `${agency(deed.rival)} in ${city(deed.city)} angreifen`;
    case 'steal':
      return deed.card === null ? `${agency(deed.rival)} eine Karte stehlen` : `${agency(deed.rival)} ${asset(deed.card)} stehlen`;
    case 'initiate':
      return `Auslösen und nach ${city(deed.city)} gehen`;
    case 'stop':
      return `${agency(deed.rival)} aufhalten: 30k`;
    case 'destroy':
      return `Zelle von ${agency(deed.rival)} in ${city(deed.city)} ausheben`;
    case 'discard':
      return `${asset(deed.card)} abwerfen`;
    case 'pick':
      return `${asset(deed.card)} behalten`;
    case 'trade':
      return `Mit ${agency(deed.rival)} handeln`;
    case 'end':
      return 'Aktionen beenden';
    case 'propose':
      return 'Angebot abschicken';
    case 'cancel':
      return 'Zurücknehmen';
    case 'accept':
      return 'Annehmen';
    case 'decline':
      return 'Ablehnen';
    case 'counter':
      return 'Gegenangebot machen';
    case 'give':
    case 'want':
      return deed.card === null ? '5k' : asset(deed.card);
  }
};

export const short = (deed: Deed, agency: (seat: number) => string): string => {
  switch (deed.verb) {
    case 'zone':
      return ZONE[deed.zone];
    case 'attack':
      return `${agency(deed.rival)} angreifen`;
    case 'steal':
      return deed.card === null ? `${agency(deed.rival)} bestehlen` : `${asset(deed.card)} stehlen`;
    case 'destroy':
      return `Zelle von ${agency(deed.rival)} ausheben`;
    case 'stop':
      return `${agency(deed.rival)} aufhalten`;
    case 'cell':
      return 'Zelle gründen';
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

const stake = ({ most, sure }: Booty): string => (most === 0 ? 'kein\u00a0Geld zu\u00a0holen' : `Einsatz\u00a0${sure ? '' : 'bis\u00a0'}${most}k`);

const KNOWN: Readonly<Record<How | 'not', string>> = { open: 'alle kennen dieses Paar schon', seen: 'du kennst dieses Paar schon', not: 'Ort und Auftrag, nur für dich' };

export const detail = (deed: Deed, held: (seat: number) => number, booty: (seat: number) => Booty, place: string, known: (seat: number) => How | null): string => {
  switch (deed.verb) {
    case 'attack':
      return `Siegchance\u00a041,7\u00a0% · ${stake(booty(deed.rival))}`;
    case 'steal':
      return deed.card === null ? held(deed.rival) === 1 ? 'die einzige geheime Karte' : `zufällig, aus ${cards(held(deed.rival))}` : 'liegt offen';
    case 'destroy':
      return `Paar ${OBJECTIVE[deed.pair]} in ${city(deed.city)}: nimm 25k`;
    case 'stop':
      return `der Marker in ${place}: nimm 30k`;
    case 'cell':
      return 'in dieser Stadt, 40k';
    case 'zone':
      return 'bis zu deinem nächsten Zug';
    case 'mole':
      return `${['', 'die einzige geheime Karte', 'beide geheimen Karten'][held(deed.rival)] ?? `zwei von ${cards(held(deed.rival))}`} offen`;
    case 'informant':
      return KNOWN[known(deed.rival) ?? 'not'];
    case 'budget':
      return 'aus dem Vorrat';
    case 'discard':
      return 'verdeckt';
    case 'initiate':
      return 'dorthin geht der Spion, deine Aktionen enden';
    default:
      return '';
  }
};
