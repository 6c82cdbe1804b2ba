/** The story as lines of the log: the same words are shown, and spoken to those who do not see the table. */
import type { CriminalsEvent, Player, Statement, Suspect } from '../contract/messages';
import type { Line as AnyLine, LogLine as AnyLogLine } from '../table/log';
import { words } from '../text/words';
import { nameSuspect } from './suspects';
import type { Told } from './stage.svelte';

/** A suspect in a line, drawn with the sign. */
export interface Named {
  readonly suspect: Suspect;
  readonly name: string;
}
export type Line = AnyLine<Named>;
export type LogLine = AnyLogLine<Named>;

export class Teller {
  readonly #players: readonly Player[];
  readonly #me: number;

  constructor(players: readonly Player[], me: number) {
    this.#players = players;
    this.#me = me;
  }

  name(suspect: Suspect): string {
    return nameSuspect(this.#players, suspect, this.#me);
  }

  /** R31 A statement as its speaker said it. */
  quote(said: Statement): string {
    return words.criminals.quote(said.kind, said.about === null ? '' : nameSuspect(this.#players, said.about, -1), said.claim ?? said.crime);
  }

  line(event: CriminalsEvent): { readonly seat: number | null; readonly parts: Line; readonly heading?: boolean } | null {
    const text = words.criminals.log;
    const named = (suspect: Suspect): Named => ({ suspect, name: this.name(suspect) });
    const whom = (suspect: Suspect): Named => ({ suspect, name: text.whom(this.name(suspect)) });
    const mine = (suspect: Suspect): boolean => suspect === this.#me;
    switch (event.event) {
      case 'crime_turned_up':
        return { seat: null, parts: [text.round(event.round, event.crime)], heading: true };
      case 'stated':
        return { seat: event.statement.seat, parts: [text.said(this.name(event.statement.seat), this.quote(event.statement))] };
      case 'accused':
        return {
          seat: event.seat,
          parts: event.target === null ? [text.withdraws(this.name(event.seat), mine(event.seat))] : [text.accuses(this.name(event.seat), mine(event.seat)), whom(event.target)],
        };
      case 'wavered':
        return { seat: null, parts: event.target === null ? [text.spared] : [named(event.target), text.wavers(mine(event.target))] };
      case 'discussion_closed':
        return { seat: null, parts: [text.call(event.abstaining.map((seat) => this.name(seat)))] };
      case 'deadlocked':
        return { seat: null, parts: [text.deadlocked(event.crime)] };
      case 'choice_sealed':
        return null;
      case 'ballots_opened':
        return { seat: null, parts: this.#ballots(event.ballot, event.accusations) };
      case 'sold_out':
        return { seat: null, parts: [named(event.target), text.soldOut(mine(event.target), event.crime, event.grounds)] };
      case 'eliminated':
        return { seat: event.seat, parts: [text.eliminated(this.name(event.seat), mine(event.seat))] };
      case 'alibi_shown':
        return { seat: event.seat, parts: [text.alibi(this.name(event.seat), mine(event.seat), event.crime)] };
      case 'passed_up':
        return { seat: event.seat, parts: [text.passed(this.name(event.seat), mine(event.seat), event.timed_out)] };
      case 'snitched':
        return { seat: event.seat, parts: [text.snitches(this.name(event.seat), mine(event.seat)), whom(event.target)] };
      case 'crime_confessed':
        return { seat: event.seat, parts: [text.confessed(this.name(event.seat), mine(event.seat), event.crime)] };
      case 'case_closed':
        return { seat: event.winners[0] ?? null, parts: [text.closed(event.winners.map((seat) => this.name(seat)), event.winners.includes(this.#me))] };
    }
  }

  #ballots(ballot: number, accusations: readonly (Suspect | null)[]): Line {
    const votes = accusations.flatMap((target, seat) => (target === null ? [] : [[seat, target] as const]));
    const parts: (string | Named)[] = [words.criminals.log.ballot(ballot, votes.length)];
    votes.forEach(([seat, target], k) => parts.push(`${k > 0 ? ', ' : ' '}${this.name(seat)} → `, { suspect: target, name: this.name(target) }));
    return parts;
  }
}

export const logLines = (told: readonly Told[], players: readonly Player[], me: number): readonly LogLine[] => {
  const teller = new Teller(players, me);
  return told.flatMap(({ key, event }) => {
    const line = teller.line(event);
    return line === null ? [] : [{ key, heading: false, ...line }];
  });
};

/** A line as it is spoken. */
export const spoken = (parts: Line): string => parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
