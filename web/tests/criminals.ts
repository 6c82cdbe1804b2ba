/** A line-up for tests: five suspects in the third round, Arson under investigation, and whatever a test changes of it. */
import type { CriminalsView, Decision, Player, Statement } from '../src/lib/contract/messages';

export const KEATON = 0;
export const MCMANUS = 1;
export const FENSTER = 2;
export const HOCKNEY = 3;
export const VERBAL = 4;
export const BOSS = 9;

export const players: readonly Player[] = ['Keaton', 'McManus', 'Fenster', 'Hockney', 'Verbal'].map((name, seat) => ({
  seat,
  name,
  bot: seat === KEATON ? null : 'greedy',
  here: true,
  status: 'idle',
  free: false,
  colour: seat,
  ready: true,
  line: 'good',
  stand_in: false,
  left_ms: null,
  bank_ms: null,
}));

/** V1, V3 Keaton looks on; he committed Bribery. */
export const lineUp = (change: Partial<CriminalsView> = {}): CriminalsView => ({
  game: 'criminals',
  seat: KEATON,
  seats: 5,
  to_act: [0, 1, 2, 3, 4],
  phase: 'discussion',
  round: 3,
  crimes: ['Arson', 'Blackmail', 'Bribery', 'Burglary', 'Embezzlement', 'Smuggling'],
  crime: 'Arson',
  deck: ['Blackmail', 'Bribery', 'Burglary', 'Embezzlement', 'Smuggling'],
  remaining: [0, 1, 2, 3, 4],
  threshold: 3,
  shown: [['Burglary'], ['Smuggling'], ['Arson'], [], ['Blackmail']],
  guilt: [null, null, null, null, null],
  boss: null,
  mine: 'Bribery',
  hand: ['Arson', 'Blackmail', 'Embezzlement', 'Smuggling'],
  accusations: [null, null, null, null, null],
  automatic: [],
  eligible: [0, 1, 3, 4],
  closed: false,
  wavering: null,
  sold_out: null,
  ballot: 0,
  ballots: 5,
  deadlocks: 0,
  chosen: [],
  choice: null,
  statements: [],
  winners: [],
  ...change,
});

export const said = (seat: number, kind: Statement['kind'], more: Partial<Statement> = {}): Statement => ({
  round: 3,
  crime: 'Arson',
  seat,
  kind,
  about: null,
  claim: null,
  reply: null,
  ...more,
});

export const asked = (legal: readonly string[], more: Partial<Decision> = {}): Decision => ({
  id: '7.0',
  legal,
  sealed: false,
  choice: null,
  locked: false,
  left_ms: null,
  ...more,
});
