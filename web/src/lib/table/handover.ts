/** A seat carried to another device: its secret travels behind the # of a link, which no server ever sees. */
import { decoded } from '../parts/decoded';

const SEAT = '#seat=';

export const seatLink = (origin: string, path: string, secret: string): string => `${origin}${path}${SEAT}${encodeURIComponent(secret)}`;

/** The part of a link that brings a seat; empty where it brings none. */
export const seatHash = (link: string): string => (link.includes(SEAT) ? link.slice(link.indexOf(SEAT)) : '');

/** The secret in the address, if one is there. */
export const secretIn = (hash: string): string | null => (hash.startsWith(SEAT) ? decoded(hash.slice(SEAT.length)) : null) || null;

/**
 * The secret that the address carries, wiped from it before anybody can read or copy it.
 * It is not remembered before the house has let it in: a bad link must not cost the seat one has.
 */
export const arrive = (): string | null => {
  const secret = secretIn(location.hash);
  if (secret !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return secret;
};
