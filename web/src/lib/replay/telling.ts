/** What happened in a finished game, in the words of its log and in the reader's language. Nobody here is "you". */
import type { AnyEvent, AnyView, CriminalsEvent, FbiEvent, InkognitoEvent, Player } from '../contract/messages';

export type Tell = (event: AnyEvent) => string;

const NOBODY = -1;
/** Between the lines that tell of one event. */
export const PARTS = ' · ';
const sentence = (lines: readonly string[]): string => lines.join(PARTS);
const told = <Event extends AnyEvent>(event: AnyEvent) => [{ key: '', event: event as Event }];

/** Loaded with the game's own table, which tells its log by the same words. */
export const tellerFor = async (view: AnyView, players: readonly Player[]): Promise<Tell> => {
  switch (view.game) {
    case 'fbi': {
      const { logLines, spoken } = await import('../fbi/log');
      return (event) => sentence(logLines(told<FbiEvent>(event), players, NOBODY).map(({ parts }) => spoken(parts)));
    }
    case 'criminals': {
      const { logLines, spoken } = await import('../criminals/log');
      return (event) => sentence(logLines(told<CriminalsEvent>(event), players, NOBODY).map(({ parts }) => spoken(parts)));
    }
    case 'inkognito': {
      const { logLines, spoken } = await import('../inkognito/log');
      return (event) => sentence(logLines(told<InkognitoEvent>(event), { ...view, seat: NOBODY }, players).map(({ parts }) => spoken(parts)));
    }
    case 'getaway': {
      const { logLines } = await import('../getaway/log');
      return (event) => sentence(logLines([{ seq: 0, events: [event] }], players, NOBODY).map(({ parts }) => parts.join('')));
    }
    case 'sleepers': {
      const { logLines, spoken } = await import('../sleepers/log');
      return (event) => sentence(logLines([{ seq: 0, events: [event] }], view.agencies, NOBODY).map(({ parts }) => spoken(parts)));
    }
  }
};
