/** What an arrest does to the bonus cards, in words: one is won from somebody, lost, or left where it is. */
import { words } from '../text/words';
import type { Outlook } from './outlook';

export const stakes = (choice: Outlook, from: string | null): string => {
  const text = words.fbi.arrest;
  if (choice.wins.length > 0) return text.wins(choice.wins, from);
  return choice.loses.length > 0 ? text.loses(choice.loses) : text.keepLead(choice.colour, choice.leads);
};

/** Whether a bonus card changes hands. */
export const moves = ({ wins, loses }: Outlook): boolean => wins.length > 0 || loses.length > 0;
