/** 2 Who will be on which side: seats and options settle it, so a table that fills can say so. */
import type { Side } from '../contract/messages';

/** 2c The largest team. */
const MOST = 4;

/** 2b, R3 As uneven as the gap allows, with four to a team at the most and one at the least. */
const largerTeam = (seats: number, most: number): number => {
  let gap = most;
  while ((seats + gap) % 2 !== 0 || (seats + gap) / 2 > MOST || gap >= seats) gap -= 1;
  return (seats + gap) / 2;
};

/** 2a Seats alternate, a robber first, until the smaller team is complete. */
export const seating = (seats: number, options: Readonly<Record<string, string>>): readonly Side[] => {
  const larger = largerTeam(seats, Number(options['max_team_gap'] ?? 1));
  const robbers = options['larger_team'] === 'police' ? seats - larger : larger;
  const paired = Math.min(robbers, seats - robbers);
  return Array.from({ length: seats }, (_, seat) => (seat < 2 * paired ? (seat % 2 === 0 ? 'robbers' : 'police') : robbers > paired ? 'robbers' : 'police'));
};
