/** Ein Moment eines beendeten Spiels: wo im Spiel er lag, wer wie stand, und warum er zählte. Auf Deutsch. */
import type { Card, Colour, CriminalsPhase, GetawayPhase, InkognitoPhase, Phase } from '../../contract/messages';
import type { then as english, turns as englishTurns } from '../en/then';
import { list, number } from './common';
import { fbi } from './fbi';

const NUMBERS = ['keiner', 'einer', 'zwei', 'drei', 'vier', 'fünf'];
const counted = (n: number): string => NUMBERS[n] ?? `${n}`;
const capital = (says: string): string => says.charAt(0).toUpperCase() + says.slice(1);
const short = (card: Card | null): string => (card === null ? 'niemanden' : `${fbi.department(card.charAt(0) as Colour)} ${number(Number(card.slice(1)))}`);

const FBI: Readonly<Record<Phase | 'locked', string>> = { release: 'Freilassungen', choose: 'Agenten werden gewählt', locked: 'Agenten gewählt', arrest: 'Verhaftungen', over: 'das Ende' };
const CASE: Readonly<Record<CriminalsPhase, string>> = { talk: 'Aussagen', ballot: 'Abstimmung', discussion: 'Anschuldigungen', call: 'letzter Aufruf', grace: 'letzter Aufruf', decision: 'passen oder verpfeifen', over: 'das Ende' };
const VENICE: Readonly<Record<InkognitoPhase, string>> = { locations: 'die Orte', meetings: 'Treffen', answer: 'eine Forderung', name: 'der Anruf', over: 'das Ende' };
const RACE: Readonly<Record<GetawayPhase, string>> = { ready: 'Karten verteilt', race: 'das Rennen', over: 'das Ende' };

export const then: typeof english = {
  fbi: (turn, phase) => `Zug ${turn}, ${FBI[phase]}`,
  criminals: (round, phase) => `Runde ${round}, ${CASE[phase]}`,
  inkognito: (series, round, phase) => `Serie ${series}, Runde ${round}, ${VENICE[phase]}`,
  getaway: (round, phase) => `Runde ${round}, ${RACE[phase]}`,
  sleepers: (turn, name, over) => (over ? 'Das Ende' : turn === 0 ? 'Spione werden aufgestellt' : `Zug ${turn}, ${name}`),
  round: { fbi: 'Zug', criminals: 'Runde', inkognito: 'Runde', getaway: 'Runde', sleepers: 'Zug' },
  series: (series, round) => `Serie ${series}, Runde ${round}`,
  deal: 'Vor dem ersten Zug',

  agents: 'Reihenfolge der Verhaftungen, Punkte und Agenten',
  place: (n) => `ist als ${n}. dran`,
  points: (n) => (Math.abs(n) === 1 ? `${number(n)} Punkt` : `${number(n)} Punkte`),
  used: 'hat schon verhaftet',
  locked: 'gewählt',
  choosing: 'wählt',
  noneYet: 'noch keine',
  left: (n) => (n === 1 ? 'konnte alles wissen' : `${n.toLocaleString('de')} Welten möglich`),
};

export const turns: typeof englishTurns = {
  released: (name, card) => `${name} lässt ${short(card)} frei`,
  arrested: (name, card) => `${name} verhaftet ${short(card)}`,
  inVain: (name, agent) => `${name} findet mit ${fbi.department(agent)} niemanden`,
  chosen: (name, agents) => `${name} setzt auf ${list(agents.map(fbi.department))}`,
  crowd: (n, all, agent) => (all ? `Alle ${counted(n)} setzen auf ${fbi.department(agent)}` : `${capital(counted(n))} setzen auf ${fbi.department(agent)}`),
  first: 'Ist als Erstes dran.',
  last: 'Ist als Letztes dran.',
  nth: (n) => `Ist als ${n}. dran.`,
  leadLost: (name, colour) => `${name} verliert den Bonus für ${fbi.department(colour)}.`,
  leadWon: (name, colour) => `${name} hat jetzt den Bonus für ${fbi.department(colour)}.`,
  got: (name, cards) => `${name} bekommt ${list(cards.map(short))}.`,
  zones: (n) => `Jetzt ${n} von 3 Zonen.`,
};
