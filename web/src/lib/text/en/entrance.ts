/** The entrance, and how a table is arranged, in English. */
import type { Clock } from '../../contract/messages';

export const clockText = (clock: Clock): string =>
  clock.kind === 'none'
    ? 'no clock'
    : clock.kind === 'days'
      ? clock.days === 1
        ? 'a day per move'
        : `${clock.days} days per move`
      : `live, ${clock.seconds} s`;

export const entrance = {
  create: 'Open a table',
  createShort: 'Open a table',
  settings: 'Settings',
  close: 'Close',

  open: {
    title: 'Open tables',
    hint: 'bots fill empty seats',
    toJoin: 'To join',
    toWatch: 'To watch',
    watch: 'Watch',
    watchAt: (game: string, table: string) => `Watch ${game}, table ${table}`,
    none: 'No table is open just now. Open a table, and friends join by its link.',
    away: 'The list of tables cannot be had at the moment.',
    all: (n: number) => `See all ${n}`,
    people: (names: readonly string[]) => (names.length > 3 ? `${names[0] ?? ''} and ${names.length - 1} more` : names.join(', ')),
    taken: (n: number, of: number) => `${n} of ${of}`,
    takenLabel: (n: number, of: number) => `${n} of ${of} seats taken`,
    sitDown: 'Sit down',
    quoted: (table: string) => `“${table}”`,
    sitDownAt: (game: string, table: string) => `Sit down at ${table}, ${game}`,
    clock: clockText,
  },

  learn: 'Learn',

  watch: { title: 'Watch a game', none: 'Nothing that may be watched is being played just now.' },

  join: {
    title: 'Join by code',
    label: 'Code or link of a table',
    placeholder: 'code or link',
    join: 'Join',
    what: 'No account, no download. Your friend’s link opens the same table.',
    bad: 'This is neither the code nor the link of a table.',
    none: 'No table here has this code.',
    learn: 'How to play',
    ways: 'Watch, learn, read',
  },

  arrange: {
    title: (game: string) => `A table of ${game}`,
    game: 'Game',
    more: 'More options',
    rules: 'Rules of the house',
    who: { title: 'Who may join', private: 'people with the link', listed: 'anybody' },
    clock: { title: 'Clock' },
    clocks: {
      none: 'none',
      quick: '30 seconds a move',
      live: '60 seconds a move, 5 minutes in reserve',
      slow: '3 minutes a move',
      day: 'a day a move',
      days: '3 days a move',
    } as Readonly<Record<string, string>>,
    watchers: { title: 'Watchers', yes: 'welcome', no: 'none' },
    help: { title: 'Help with deducing', what: 'The same for everybody at the table.', none: 'none', record: 'keeps the record', logic: 'draws conclusions' },
    gather: 'Open the table',
    fixed: (n: number) => `${n}, no more and no fewer. Bots take the free seats.`,
    gatherWhat: 'You get a link for your friends.',
    botsNow: 'Play now against bots',
    example: (value: string) => `for example ${value}`,
  },
};
