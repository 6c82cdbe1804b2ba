/** Where friends find this server: not under an address that only this computer has. */
import type { Reach } from '../contract/messages';

/** Whether a name or address means the computer it is typed at, whichever that is. */
export const onlyHere = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.startsWith('127.') || hostname === '[::1]';

/** The beginning of a link for others; null if only this computer can open it. */
export const doorForFriends = async (here: Pick<Location, 'hostname' | 'origin'>): Promise<string | null> => {
  if (!onlyHere(here.hostname)) return here.origin;
  const answer = await fetch('/api/reach').catch(() => null);
  if (!answer?.ok) return here.origin;
  return ((await answer.json()) as Reach).addresses[0] ?? null;
};
