/** Every sentence of the page in English. A second language is a second catalogue of the same shape. */
import { archive } from './en/archive';
import { around } from './en/around';
import { list, nth } from './en/common';
import { criminals } from './en/criminals';
import { entrance } from './en/entrance';
import { fbi } from './en/fbi';
import { getaway } from './en/getaway';
import { inkognito } from './en/inkognito';
import { lobby } from './en/lobby';
import { sleepers } from './en/sleepers';

export const en = {
  nth,
  list,
  game: (name: string): string => ({ fbi: fbi.title, criminals: criminals.title, inkognito: inkognito.title, getaway: getaway.title, sleepers: sleepers.title })[name] ?? name,

  house: {
    name: 'Backroom',
    motto: 'Five crooked games. Pick a door.',
    yourName: 'Your name',
    namePlaceholder: 'Guest',
    guest: 'Guest',
    playNow: 'Play now',
    againstBots: 'against bots',
    opening: 'Opening a table…',
    players: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
    playersLabel: (from: number, to: number) => `${from} to ${to} players`,
    minutes: (n: number) => `${n} min`,
    seats: 'Players at the table',
    bots: 'Bots',
    bot: (kind: string): string =>
      ({ random: 'careless', greedy: 'greedy', sleuth: 'shrewd', search: 'cunning' })[kind] ?? kind,
    ruling: (id: string) => `Ruling ${id}`,
    knocking: 'Knocking at the door…',
    noGames: 'No game can be played here at the moment.',
    closed: 'The house does not answer.',
    tryAgain: 'Try again',
    back: 'To the entrance',
    nowhere: 'There is no room at this address.',
    badName: 'A name has 1 to 20 letters, numbers, signs or emoji. Yours has something in it that cannot be shown.',
    goOnWith: (game: string, players: number, turn: string) => `Go on: ${game}, ${players} players${turn === '' ? '' : `, turn ${turn}`}`,
    unfinished: 'Unfinished games',
    rules: 'How to play',
    design: (names: string) => `A game by ${names}.`,
    unofficial:
      'Unofficial: not made, approved or paid for by the designers or publishers. No picture and no sentence of the printed games is used here.',
    icons: 'Icons from game-icons.net by Lorc, Delapouite and others, CC BY 3.0.',
    iconsUrl: 'https://game-icons.net',
    problem: (reason: string) => `That did not work: ${reason}`,
  },

  doors: {
    fbi: {
      tag: 'Bid for the first arrest. Take the worst of them, and nobody else.',
      minutes: 25,
      brief: [
        ['Release', 'Let one card of your slammer go. The higher it is, the earlier you arrest; it is lost for good.'],
        ['Choose', 'Choose two of six agents in secret, all at once.'],
        ['Arrest', 'Each agent takes the highest card of its colour, villain or bystander. Down the order, then back.'],
      ],
    },
  } as Readonly<Record<string, { tag: string; minutes: number; brief: readonly (readonly string[])[] }>>,

  option: {
    deck: { title: 'Deck', 'fbi59-a': 'ours, standard', 'fbi59-b': 'milder', 'fbi59-c': 'harsher' },
    arrest: { title: 'An arrest takes', highest: 'the highest card', free: 'any card', top: 'the top of the pile' },
    bonus_count: { title: 'For a bonus count', net: 'all points', villains: 'villains only' },
    bonus_needs_positive: { title: 'A bonus needs more than zero', yes: 'yes', no: 'no' },
    tiebreak: { title: 'Equal scores', none: 'share the victory', villains: 'most villains win', bystanders: 'fewest bystanders win' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,

  line: {
    connecting: 'Connecting…',
    live: 'Connected',
    reconnecting: 'Reconnecting. Nothing is lost; your place is kept.',
    reconnectingShort: 'Reconnecting…',
    turnedAway: 'This table is closed to you',
    noTable: 'There is no such table here',
    noTableWhy: 'Its game may have been played long ago, or the address has a slip in it.',
    unknownGame: 'This page does not know the game played here. Reload it to get the newest.',
  },

  table: {
    you: 'You',
    bot: 'bot',
    away: 'away',
    named: (name: string) => `Table ${name}`,
    playerCount: (n: number) => `${n} players`,
    watching: 'You are watching',
    yourTurn: 'Your turn',
    refused: 'Not played',
    rule: (number: string) => `Rule ${number}`,
    dismiss: 'Close',
    panel: { log: 'Log', cards: 'Cards', open: 'Open log and chat', close: 'Close the panel', hide: 'Hide the panel', table: 'Table', pages: 'Pages of the panel' },
    pace: { title: 'Pace', slow: 'slow', normal: 'normal', fast: 'fast' } as Readonly<Record<string, string>>,
    inForce: 'Rules in force',
    seal: 'The sealed shuffle',
    sealWhat: 'This hash was fixed before the first card. After the last, the seed is opened and must fit it.',
    rules: 'Rules',
    log: { label: 'What happened', empty: 'Nothing has happened yet.' },
  },

  entrance,
  lobby,
  around,
  archive,

  fbi,
  criminals,
  inkognito,
  getaway,
  sleepers,
};

export type Catalogue = typeof en;
