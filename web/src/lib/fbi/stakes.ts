/** What an arrest does to the bonus cards, in words: one changes hands, is lost, or stays where it is. */
import { words } from '../text/words';
import type { Outlook } from './outlook';

export const stakes = ({ wins, loses, colour, leads, from, to }: Outlook, called: (seat: number) => string): string => {
  const text = words.fbi.arrest;
  if (wins.length > 0) return text.wins(wins, from === null ? null : called(from));
  if (to !== null) return text.goes(colour, called(to));
  if (loses.length > 0) return text.loses(loses);
  return from === null ? text.keepLead(colour, leads) : text.breaks(colour, called(from));
};

/** Whether a bonus card changes hands, or nobody holds it any more. */
export const moves = ({ wins, loses, from, to }: Outlook): boolean => wins.length > 0 || loses.length > 0 || from !== null || to !== null;
