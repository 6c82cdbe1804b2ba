/** A moment of a finished game: where in the game it was, who stood how, and why it mattered. In English. */
import type { Agent, Card, Colour, CriminalsPhase, GetawayPhase, InkognitoPhase, Phase } from '../../contract/messages';
import { list, nth, number } from './common';
import { fbi } from './fbi';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const counted = (n: number): string => NUMBERS[n] ?? `${n}`;
const capital = (says: string): string => says.charAt(0).toUpperCase() + says.slice(1);
const short = (card: Card | null): string => (card === null ? 'nobody' : `${fbi.department(card.charAt(0) as Colour)} ${number(Number(card.slice(1)))}`);

const FBI: Readonly<Record<Phase | 'locked', string>> = { release: 'releases', choose: 'agents are chosen', locked: 'agents locked', arrest: 'arrests', over: 'the end' };
const CASE: Readonly<Record<CriminalsPhase, string>> = { talk: 'statements', ballot: 'ballot', discussion: 'accusations', call: 'final call', grace: 'final call', decision: 'pass or snitch', over: 'the end' };
const VENICE: Readonly<Record<InkognitoPhase, string>> = { locations: 'locations', meetings: 'meetings', answer: 'a demand', name: 'the call', over: 'the end' };
const RACE: Readonly<Record<GetawayPhase, string>> = { ready: 'cards dealt', race: 'the race', over: 'the end' };

export const then = {
  fbi: (turn: number, phase: Phase | 'locked') => `Turn ${turn}, ${FBI[phase]}`,
  criminals: (round: number, phase: CriminalsPhase) => `Round ${round}, ${CASE[phase]}`,
  inkognito: (series: number, round: number, phase: InkognitoPhase) => `Series ${series}, round ${round}, ${VENICE[phase]}`,
  getaway: (round: number, phase: GetawayPhase) => `Round ${round}, ${RACE[phase]}`,
  sleepers: (turn: number, name: string, over: boolean) => (over ? 'The end' : turn === 0 ? 'Spies are placed' : `Turn ${turn}, ${name}`),
  /** By which a moment is found again. */
  round: { fbi: 'Turn', criminals: 'Round', inkognito: 'Round', getaway: 'Round', sleepers: 'Turn' } as Readonly<Record<string, string>>,
  series: (series: number, round: number) => `Series ${series}, round ${round}`,
  deal: 'Before the first turn',

  agents: 'Order of arrests, points and agents',
  place: (n: number) => `acts ${nth(n)}`,
  points: (n: number) => (Math.abs(n) === 1 ? `${number(n)} point` : `${number(n)} points`),
  used: 'has made its arrest',
  locked: 'locked',
  choosing: 'choosing',
  noneYet: 'none yet',
  left: (n: number): string => (n === 1 ? 'could know everything' : `${n.toLocaleString('en')} worlds left`),
};

export const turns = {
  released: (name: string, card: Card | null) => `${name} releases ${short(card)}`,
  arrested: (name: string, card: Card) => `${name} arrests ${short(card)}`,
  inVain: (name: string, agent: Agent) => `${name}’s ${fbi.department(agent)} agent finds nobody`,
  chosen: (name: string, agents: readonly Agent[]) => `${name} goes for ${list(agents.map(fbi.department))}`,
  crowd: (n: number, all: boolean, agent: Agent) => (all ? `All ${counted(n)} go for ${fbi.department(agent)}` : `${capital(counted(n))} go for ${fbi.department(agent)}`),
  first: 'Acts first.',
  last: 'Acts last.',
  nth: (n: number) => `Acts ${nth(n)}.`,
  leadLost: (name: string, colour: Colour) => `${name} loses the ${fbi.department(colour)} bonus.`,
  leadWon: (name: string, colour: Colour) => `${name} now holds the ${fbi.department(colour)} bonus.`,
  got: (name: string, cards: readonly (Card | null)[]) => `${name} ends up with ${list(cards.map(short))}.`,
  zones: (n: number) => `${n} of 3 zones now.`,
};
