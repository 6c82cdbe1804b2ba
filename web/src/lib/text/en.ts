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
import { said } from './en/refusals';
import { sleepers } from './en/sleepers';
import type { Spoken } from './spoken';

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
    playersLabel: (from: number, to: number) => (from === to ? `${from} players` : `${from} to ${to} players`),
    minutes: (n: number) => `${n} min`,
    seats: 'Players at the table',
    bots: 'Bots',
    bot: (kind: string): string =>
      ({ random: 'aimless', greedy: 'solid', sleuth: 'shrewd', search: 'cunning', calm: 'leisurely', practice: 'nimble at half speed', level1: 'brisk', level2: 'nimble', level3: 'lightning' })[kind] ?? kind,
    ruling: (id: string) => `Ruling ${id}`,
    knocking: 'Knocking at the door…',
    noGames: 'No game can be played here at the moment.',
    closed: 'The house does not answer.',
    tryAgain: 'Try again',
    coming: 'The lamp is being lit…',
    lacking: 'Part of the room has not come',
    lackingWhy: 'The line is down, or the house is closed for a moment. It is asked for again and again, and nothing you have played is lost.',
    back: 'To the entrance',
    nowhere: 'There is no room at this address',
    nowhereWhy: 'Somebody bricked the door up, or the address has a slip in it. The other doors are where they were.',
    closedSign: 'CLOSED',
    wayOn: 'The way on',
    badName: 'A name has 1 to 20 letters, numbers, signs or emoji. Yours has something in it that cannot be shown.',
    goOnWith: (game: string, players: number, turn: string) => `Go on: ${game}, ${players} players${turn === '' ? '' : `, turn ${turn}`}`,
    notKept: 'Your browser keeps nothing for this page. If you close it, your seat and your notes are gone: to come back, copy the link under “Move my seat to another device” first.',
    unfinished: 'Unfinished games',
    allUnfinished: (n: number) => (n === 1 ? 'Edit this list' : `All ${n} unfinished games`),
    unlist: 'Remove',
    unlistLabel: (game: string, table: string) => `Remove from the list: ${game}, ${table}`,
    relist: 'Put back',
    relistLabel: (game: string, table: string) => `Put back on the list: ${game}, ${table}`,
    unlistWhat: 'Only the list forgets a game: by its link you still come back to your seat.',
    rules: 'How to play',
    byShort: (game: string, names: string) => (game === 'getaway' ? 'Designer unknown' : names),
    by: (game: string, names: string) => (game === 'getaway' ? 'Designer unknown: the name was lost with the printed title' : names),
    design: (game: string, names: string) => (game === 'getaway' ? 'A game whose designer’s name was lost with the printed title.' : `A game by ${names}.`),
    unofficial:
      'Unofficial: not made, approved or paid for by the designers or publishers. No picture and no sentence of the printed games is used here.',
    icons: 'Icons from game-icons.net by Lorc, Delapouite and others, CC BY 3.0.',
    iconsUrl: 'https://game-icons.net',
    problem: (reason: string) => `That did not work: ${reason}`,
  },

  doors: {
    fbi: {
      tag: 'Bid for the first arrest. Take only the worst.',
      minutes: 25,
      brief: [
        ['Release', 'Let one card of your slammer go. The higher it is, the earlier you arrest; it is lost for good.'],
        ['Choose', 'Choose two of six agents in secret, all at once.'],
        ['Arrest', 'Each agent takes the highest card of its colour, villain or bystander. Down the order, then back.'],
      ],
    },
    criminals: {
      tag: 'Everybody did something. Sell them out, lie well.',
      minutes: 20,
      brief: [
        ['Accuse', 'Point at somebody, switch, withdraw, at any moment. Half of you sell a player out; all of you the Boss.'],
        ['Turn the card', 'Guilty is out. Innocent shows an alibi, and must pass or snitch.'],
        ['Snitch', 'Name the right one and win alone at once. Name the wrong one and you are out.'],
      ],
    },
    inkognito: {
      tag: 'Carnival in Venice. Find out whom you can trust.',
      minutes: 30,
      brief: [
        ['Visit', 'Go to one of five places. Who is alone with somebody there has met.'],
        ['Exchange', 'Show two cards, one true and one false. What you saw fills your clue sheet.'],
        ['Call', 'Know the number, meet your partner, pick up the telephone. Right or wrong, it ends the game.'],
      ],
    },
    getaway: {
      tag: 'No turns. One pile, two teams, the sirens close.',
      minutes: 5,
      brief: [
        ['Race', 'Everybody lays cards on one pile, whenever they like. Yours is right if the top card shows its object in your row.'],
        ['Stop', 'Think your team has its points? Lay a Stop. It ends the round at once.'],
        ['Review', 'The pile becomes a row, and every card of the closing team is judged. Three Locations win.'],
      ],
    },
    sleepers: {
      tag: 'Four agencies, one world. Hide a cell in every zone.',
      minutes: 60,
      brief: [
        ['Move', 'Send your spies along the lines, or pay for a car or a plane.'],
        ['Act', 'Run your secret objective for 60k, attack, steal, trade, and play your Assets.'],
        ['Hide', 'A cell costs 40k. One in each zone wins at once.'],
      ],
    },
  } as Readonly<Record<string, { tag: string; minutes: number; brief: readonly (readonly string[])[] }>>,

  option: {
    deck: { title: 'Deck', 'fbi59-a': 'ours, standard', 'fbi59-b': 'milder', 'fbi59-c': 'harsher' },
    arrest: { title: 'An arrest takes', highest: 'the highest card', free: 'any card', top: 'the top of the pile' },
    bonus_count: { title: 'For a bonus count', net: 'all points', villains: 'villains only' },
    bonus_needs_positive: { title: 'A bonus needs more than zero', yes: 'yes', no: 'no' },
    allow_two: { title: 'May two play', no: 'no, three or more', yes: 'yes, as a trial', meaning: 'Offers two seats above as well; with more than two it changes nothing. The game is meant for three to nine.' },
    timing: { title: 'Accusing', live: 'live, at any moment', ballots: 'by sealed ballots' },
    ballots: { title: 'Ballots in a round' },
    deadlock: { title: 'If time runs out', plurality: 'the most accused is sold out', new_crime: 'another crime is drawn', no_clock: 'there is no clock' },
    talk_seconds: { title: 'Seconds to talk' },
    grace_seconds: { title: 'Seconds to take it back', '0': 'none', '1': '1', '2': '2', '3': '3', '4': '4', '5': '5' },
    crime_set: { title: 'Crimes in the game', random: 'drawn by chance', mild: 'the mildest first' },
    whisper: { title: 'Whispering', off: 'no', on: 'yes' },
    tiebreak: { title: 'Equal scores', none: 'share the victory', villains: 'most villains win', bystanders: 'fewest bystanders win' },
    play: { title: 'Played is', game: 'one game', match: 'a match to 3 points' },
    demand_chooser: { title: 'A demanded card is chosen by', asked: 'the agent asked', asker: 'the asker' },
    demand_no_repeat: { title: 'A demand brings a new card', no: 'not always', yes: 'always' },
    both_true: { title: 'A pair may be two truths', no: 'no', yes: 'yes' },
    black_reveal: { title: 'One black card instead of a pair', yes: 'allowed', no: 'not allowed' },
    call: { title: 'A call must tell', number: 'the whole number', full: 'it and who is who' },
    call_partner_check: { title: 'A call with a rival is wrong', yes: 'yes', no: 'no' },
    simultaneous_locations: { title: 'Places are chosen', no: 'in turn', yes: 'all at once' },
    chat: { title: 'Talk while playing', emotes: 'signs only', open: 'free' },
    max_series: { title: 'Drawn after', '12': '12 series', '6': '6 series', '24': '24 series' },
    match_tie: { title: 'Several with 3 points', shared: 'share the match', play_on: 'play on' },
    dummy: { title: 'The dummy is played', rotate: 'by all in turn', right_neighbour: 'by its right neighbour', random: 'by anybody' },
    demand_dummy: { title: 'Demands on the dummy', yes: 'allowed', no: 'not allowed' },
    ambassador: { title: 'The next Ambassador', rotate: 'the left neighbour', random: 'anybody' },
    three_player_deal: { title: 'A team of three takes', '35': '35 cards', '36': '36 cards' },
    max_team_gap: { title: 'Teams may differ by', '1': 'one player', '3': 'three players' },
    larger_team: { title: 'The larger team', robbers: 'the Robbers', police: 'the Police' },
    target_delta_robbers: { title: 'Handicap of the Robbers' },
    target_delta_police: { title: 'Handicap of the Police' },
    redeal: { title: 'Each round', full: 'deals other cards', same_pool: 'deals the same cards anew' },
    start: { title: 'START is called', countdown: 'by the house', host: 'by the first seat too', meaning: 'The house calls START, or the first seat may too.' },
    deny_scores: { title: 'A right Deny scores', yes: 'its point', no: 'nothing' },
    stalemate: { title: 'A round called off', void: 'is raced again', showdown: 'counts both teams' },
    stalemate_seconds: { title: 'Only Stops left: called off after', '10': '10 s', '20': '20 s', '30': '30 s', '60': '60 s' },
    wrong_cards: { title: 'Wrong cards', allowed: 'land and do not count', refused: 'are not taken (training)' },
    late_arrival: { title: 'A card overtaken unseen', bounce_if_unseen: 'comes back', land: 'lands', meaning: 'Another card lands a moment before yours, too late for you to see it, and yours no longer fits: it comes back to your hand, or lies there as wrong.' },
    latency_equaliser_cap_ms: { title: 'Slow lines are made good up to', '0': 'nothing', '60': '60 ms', '100': '100 ms', '150': '150 ms' },
    min_play_interval_ms: { title: 'Between two own cards', '0': 'no wait', '200': '200 ms', '250': '250 ms', '300': '300 ms' },
    first_placer: { title: 'Places first', random: 'drawn', seat: 'the first seat' },
    after_stop: { title: 'A stopped objective', keep: 'is kept, open', redraw: 'is drawn anew' },
    recruit_may_move: { title: 'A recruit may move at once', yes: 'yes', no: 'no' },
    one_own_cell_per_city: { title: 'One own cell to a city', yes: 'yes', no: 'no' },
    pawns_per_agency: { title: 'Spies of an agency', '0': 'no limit', '6': '6', '8': '8', '10': '10' },
    gifts: { title: 'A trade may be a gift', yes: 'yes', no: 'no' },
    trade_offers_per_turn: { title: 'Offers in a turn', '0': 'no limit', '3': '3', '6': '6', '12': '12' },
    destroy_needs_presence: { title: 'Destroying takes a spy there', yes: 'yes', no: 'no' },
    money_visible: { title: 'Money lies open', yes: 'yes', no: 'no' },
    turn_cap: { title: 'The game ends', '0': 'with a winner', '40': 'after 40 turns', '160': 'after 160 turns', '240': 'after 240 turns' },
  } as Readonly<Record<string, Readonly<Record<string, string>>>>,

  /** Why something was not done: in a sentence, or by the rule alone. */
  refusal: {
    said,
    forbids: 'does not allow that now.',
    other: 'The house did not take it.',
    unheard: 'The house does not answer. Are you connected?',
  },

  line: {
    connecting: 'Connecting…',
    live: 'Connected',
    reconnecting: 'Reconnecting. Nothing is lost; your place is kept.',
    reconnectingShort: 'Reconnecting…',
    turnedAway: 'This table is closed to you',
    turnedAwayWhy: (code: number): string =>
      ({
        4401: 'The host has sent you away from this table.',
        4402: 'Only those who sit here may see it: the table does not let strangers watch.',
        4403: 'The key this browser keeps opens no seat at this table.',
        4410: 'The house cannot read this table: another version laid it out, or something is missing from its file. “backroom doctor” tells whoever runs the house more.',
      })[code] ?? 'The house and this page did not understand each other. Load the page anew.',
    asGuest: 'Come in without a seat',
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
    happening: 'What happens now',
    refused: 'Not played',
    rule: (number: string) => `Rule ${number}`,
    dismiss: 'Close',
    panel: { log: 'Log', cards: 'Cards', open: 'Open log and chat', close: 'Close the panel', hide: 'Hide the panel', table: 'Table', pages: 'Pages of the panel' },
    pace: { title: 'Pace', slow: 'slow', normal: 'normal', fast: 'fast' } as Readonly<Record<string, string>>,
    inForce: 'Rules in force',
    seal: 'The sealed shuffle',
    sealWhat: 'This hash was fixed before the first card. After the last, the seed is opened and must fit it.',
    rules: 'Rules',
    log: { label: 'What happened', empty: 'Nothing has happened yet.', takenBack: (who: string, mine: boolean) => (mine ? 'You took it back.' : `${who} took it back.`) },
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

export type Catalogue = Spoken<typeof en>;
