/** A seat carried to another device: its secret travels behind the # of a link, which no server ever sees. */
import { decoded } from '../parts/decoded';
import { rememberSeat } from './memory';

const SEAT = '#seat=';

export const seatLink = (origin: string, path: string, secret: string): string => `${origin}${path}${SEAT}${encodeURIComponent(secret)}`;

/** The secret in the address, if one is there. */
export const secretIn = (hash: string): string | null => (hash.startsWith(SEAT) ? decoded(hash.slice(SEAT.length)) : null) || null;

/** Take the seat that the address carries, and wipe it from the address before anybody can read or copy it. */
export const arrive = (table: string): void => {
  const secret = secretIn(location.hash);
  if (secret === null) return;
  history.replaceState(history.state, '', location.pathname + location.search);
  rememberSeat(table, secret);
};
