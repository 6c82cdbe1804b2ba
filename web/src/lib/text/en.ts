/** Every sentence of the page in English. A second language is a second catalogue of the same shape. */
import { list, nth } from './en/common';
import { criminals } from './en/criminals';
import { fbi } from './en/fbi';
import { getaway } from './en/getaway';
import { inkognito } from './en/inkognito';
import { sleepers } from './en/sleepers';

export const en = {
  nth,
  list,
  game: (name: string): string => ({ fbi: fbi.title, criminals: criminals.title, inkognito: inkognito.title, getaway: getaway.title, sleepers: sleepers.title })[name] ?? name,

  house: {
    name: 'Backroom',
    motto: 'Crooked games under one lamp. Pick a door.',
    yourName: 'Your name',
    namePlaceholder: 'Guest',
    guest: 'Guest',
    playNow: 'Play now against bots',
    opening: 'Opening a table…',
    players: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
    playersLabel: (from: number, to: number) => `${from} to ${to} players`,
    minutes: (n: number) => `${n} min`,
    arrange: 'Seats, bots and rules',
    seats: 'Players at the table',
    bots: 'Bots',
    bot: (kind: string): string =>
      ({ random: 'Careless', greedy: 'Greedy', search: 'Cunning', calm: 'Unhurried', level1: 'Rookie', level2: 'Quick', level3: 'Lightning' })[kind] ?? kind,
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

  rules: {
    title: 'How FBI is played',
    filter: 'Find a rule',
    filterPlaceholder: 'a word or a number: release, 4.5, tie',
    book: 'The rulebook, rule by rule',
    bookWhat: 'Every rule has a number. The table names it when it refuses a move, and the number leads here.',
    found: (n: number) => (n === 0 ? 'No rule has these words.' : n === 1 ? '1 rule' : `${n} rules`),
    opening: 'Opening the rulebook…',
    top: 'To the top',
    chapters: [
      {
        title: 'What you are after',
        says: [
          'You lead a team of agents. Catch villains, whose cards count for you, and leave the bystanders, whose cards count against you, to the others. All that you have arrested lies open in front of you: that is your slammer.',
          'Most points at the end win.',
        ],
      },
      {
        title: 'A turn has five phases',
        steps: [
          ['Handcuffs.', 'They show who releases first and who goes ahead in a tie. Each turn they move on by one seat.'],
          ['Deal.', 'Two cards for every player are laid open on the board, under their departments. What was left from before stays there.'],
          ['Release.', 'One after another, everybody lets one card of the own slammer go, or none. Its value is your bid: the highest bid arrests first. None counts 0, a bystander counts less than that. The card is lost for good; to be rid of a bystander can be worth a late place.'],
          ['Agents.', 'All choose two of their six agents in secret: one of each department, and Twice, which repeats the other one. A department that has no card on the board cannot be chosen.'],
          ['Arrests.', 'From first to last everybody plays one of the two agents, then from last to first the other. An agent takes the highest card of its department, and must, though only bystanders be left. If the department is empty, it comes home with nothing.'],
        ],
      },
      {
        title: 'What counts',
        says: [
          'Every villain counts its value, every bystander takes its value off. Your own purple pair counts too.',
          'For each department there is a bonus for the one player with the most points in it: Murder 5, Drugs 4, White-collar 3, Fraud 2, Theft 1. If two share the first place, or nobody has more than zero, nobody gets it.',
          'The points at the table include the bonuses as they stand just now. They can still be lost.',
          'The game ends with the turn in which the deck runs out.',
        ],
      },
      {
        title: 'One turn, told',
        says: [
          'Ann, Bert and Cleo play; Ann has the handcuffs. Six cards are dealt: Murder 4 and −3, White-collar −1, Drugs 3, Fraud 1, Theft 2.',
          'Ann releases nothing and counts 0. Bert releases his purple −2 to be rid of it. Cleo releases her purple 1. The order: Cleo, Ann, Bert.',
          'All choose in secret. Cleo: Murder and Drugs. Ann: Murder and Theft. Bert: Drugs and Murder.',
          'First pass. Cleo plays Murder and takes the 4. Ann plays Theft and takes the 2. Bert plays Drugs and takes the 3.',
          'Back again. Bert is last, so he acts twice in a row: his Murder agent has to arrest, and only the −3 is left. Ann plays Murder and finds nothing. Cleo plays Drugs and finds nothing.',
          'Cleo has won 4 and gave 1 for it. Ann won 2. Bert won 3, lost 3, and is rid of his −2: acting late, he should have kept away from Murder.',
        ],
      },
    ] as readonly { readonly title: string; readonly says?: readonly string[]; readonly steps?: readonly (readonly [string, string])[] }[],
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
    getaway: {
      tag: 'No turns. One pile, two teams, and the sirens are close.',
      minutes: 5,
      brief: [
        ['Race', 'Everybody lays cards on one pile, whenever they like. Yours is right if the top card shows its object in your row.'],
        ['Stop', 'Think your team has its points? Lay a Stop. It ends the round at once.'],
        ['Review', 'The pile becomes a row, and every card of the closing team is judged. Three Locations win.'],
      ],
    },
  } as Readonly<Record<string, { tag: string; minutes: number; brief: readonly (readonly string[])[] }>>,

  option: {
    deck: { title: 'Deck', 'fbi59-a': 'ours, standard', 'fbi59-b': 'milder', 'fbi59-c': 'harsher' },
    arrest: { title: 'An arrest takes', highest: 'the highest card', free: 'any card', top: 'the top of the pile' },
    bonus_count: { title: 'For a bonus count', net: 'all points', villains: 'villains only' },
    bonus_needs_positive: { title: 'A bonus needs more than zero', yes: 'yes', no: 'no' },
    tiebreak: { title: 'Equal scores', none: 'share the victory', villains: 'most villains win', bystanders: 'fewest bystanders win' },
    three_player_deal: { title: 'A team of three takes', '35': '35 cards', '36': '36 cards' },
    max_team_gap: { title: 'Teams may differ by', '1': 'one player', '3': 'three players' },
    larger_team: { title: 'The larger team', robbers: 'the Robbers', police: 'the Police' },
    target_delta_robbers: { title: 'Handicap of the Robbers' },
    target_delta_police: { title: 'Handicap of the Police' },
    redeal: { title: 'Each round', full: 'deals other cards', same_pool: 'deals the same cards anew' },
    start: { title: 'START is called', countdown: 'by the house', host: 'by the host too' },
    deny_scores: { title: 'A right Deny scores', yes: 'its point', no: 'nothing' },
    stalemate: { title: 'A round called off', void: 'is raced again', showdown: 'counts both teams' },
    stalemate_seconds: { title: 'Only Stops left: called off after', '10': '10 s', '20': '20 s', '30': '30 s', '60': '60 s' },
    wrong_cards: { title: 'Wrong cards', allowed: 'land and do not count', refused: 'are not taken (training)' },
    late_arrival: { title: 'A card overtaken unseen', bounce_if_unseen: 'comes back', land: 'lands' },
    latency_equaliser_cap_ms: { title: 'Slow lines are made good up to', '0': 'nothing', '60': '60 ms', '100': '100 ms', '150': '150 ms' },
    min_play_interval_ms: { title: 'Between two own cards', '0': 'no wait', '200': '200 ms', '250': '250 ms', '300': '300 ms' },
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
    named: (id: string) => `Table ${id}`,
    playerCount: (n: number) => `${n} players`,
    watching: 'You are watching',
    yourTurn: 'Your turn',
    refused: 'Not played',
    rule: (number: string) => `Rule ${number}`,
    dismiss: 'Close',
    panel: { log: 'Log', cards: 'Cards', open: 'Open log and cards', close: 'Close log and cards', hide: 'Hide the panel', table: 'Table' },
    pace: { title: 'Pace', slow: 'slow', normal: 'normal', fast: 'fast' } as Readonly<Record<string, string>>,
    inForce: 'Rules in force',
    seal: 'The sealed shuffle',
    sealWhat: 'This hash was fixed before the first card. After the last, the seed is opened and must fit it.',
    rules: 'Rules',
    log: { label: 'What happened', empty: 'Nothing has happened yet.' },
  },

  fbi,
  criminals,
  inkognito,
  getaway,
  sleepers,
};

export type Catalogue = typeof en;
