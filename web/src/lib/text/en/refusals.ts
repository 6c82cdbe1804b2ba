/** What the table and the house refuse, in English: under the reason they give; {} stands for a name or a number. */
import { among } from '../refusals';

const AGAIN = 'This page and the house do not understand each other. Load the page anew.';

/** Reasons that name a code of the engine, or speak to whoever writes a client. The more exact before the general. */
export const REASONS: Readonly<Record<string, string>> = {
  // the house
  'a sealed choice can be changed {} times, and this one has been': 'A sealed choice can be changed {} times, and yours has been.',
  'a watcher has no seat to act for': 'Only those who sit at the table can play.',
  'a watcher has no seat to ask from': 'Only those who sit at the table can do that.',
  'a watcher is heard by watchers only': 'Whoever watches talks with the other watchers only.',
  'the watchers of this table have said {} lines, and its journal takes no more of them': 'The watchers of this table have said {} lines, and no more are kept.',
  'a whisper is to one seat, and only a whisper is': 'A whisper is for one player, and only a whisper is.',
  'all {} tables of this server are taken; try again in a while': 'All tables of the house are taken. Try again in a while.',
  'decision {} is closed, and nothing else is asked of you now': 'That is decided already, and nothing is asked of you now.',
  'decision {} is closed; the open one is {}': 'That is decided already; something else is asked now.',
  'expected a colour from 0 to {}, got {}': 'There is no such sign here.',
  "expected a free seat or a bot's, got seat {}": 'Somebody sits there.',
  'expected a message of this protocol: {}': AGAIN,
  'expected a name of 1 to {} printable characters, got {}': 'A name has 1 to {} characters that can be seen and that cover nothing.',
  'expected 1 to {} printable characters to be said, got {} characters': 'What you say has 1 to {} characters that can be seen and that cover nothing.',
  'expected a seat from 0 to {}, got {}': 'There is no such seat here.',
  'expected fewer {} from your address; try again in {} seconds': 'Too much comes from your address at once. Try again in a moment.',
  'expected JSON as text, got bytes': AGAIN,
  'expected key to be 1 to {} printable characters, got {} characters': AGAIN,
  'expected one hello on a socket, got a second': AGAIN,
  'expected one of the bots {}, got {}': 'There is no such bot for this game.',
  'expected the seat of a bot, got seat {}': 'No bot sits there.',
  'expected the seat of another person, got seat {}': 'That can be done only with another person at the table.',
  'expected {} to be 1 to {} printable characters, got {} characters': AGAIN,
  'expected a secret of {} to {} letters, digits, - and _, drawn at random': AGAIN,
  'only a sealed choice can be provisional; this one is seen at once': 'Only a sealed choice can be kept open; this one is seen at once.',
  'that secret opens no seat here any more; take another': 'That seat is no longer yours. Sit down once more.',
  'seat {} is taken': 'That seat is taken.',
  'somebody at this table is called {} already': 'Somebody here is called {} already.',
  'something went wrong here, and was noted': 'Something went wrong in the house, and was noted.',
  'that key was used for a wish, and a key is used once': AGAIN,
  'that key was used for an action, and a key is used once': AGAIN,
  'that key was used for another action, and a key is used once': AGAIN,
  'that key was used for another wish, and a key is used once': AGAIN,
  'the journal could not be read or written': 'The house could not read or write its books.',
  'the journal could not be written': 'The house could not write it down. Try again in a moment.',
  'another program keeps the journal to itself, and nothing can be written now': 'Another program holds the book of the house; nothing can be written down just now.',
  'the disk is full, and nothing can be written': 'The disk of the house is full; nothing can be written down.',
  'the disk takes nothing more, and nothing can be written now': 'The disk of the house takes nothing more; nothing can be written down just now.',
  'there is no table {}': 'There is no such table here.',
  "this table's journal is torn or of another version of Backroom: backroom doctor tells more":
    'The book of this table is torn, or of another version: “backroom doctor” tells more.',
  "this table's journal has {} entries, and nobody sits down any more": 'So much has happened at this table that nobody sits down any more.',
  "this table's journal has {} entries, and takes actions only": 'The book of this table is full; it takes nothing but actions.',
  'you have accused {} times in this round; now you are heard once a minute': 'You have accused {} times in this round; now you are heard once a minute.',
  'you nudged them a moment ago, and once in {} seconds is enough': 'You nudged them a moment ago, and once in {} seconds is enough.',
  'you nudged them {} times in ten minutes, and that is enough': 'You nudged them {} times in ten minutes, and that is enough.',
  'you have asked {} things of this table, and that is enough': 'You have asked {} things of this table, and that is enough.',
  'you have bargained {} times in this turn, and that is enough': 'You have bargained {} times in this turn, and that is enough.',
  'you have taken back {} actions in this game, and that is enough': 'You have taken back {} actions in this game, and that is enough.',
  '{} has that colour': '{} has that sign.',
  '{} of your cards came back in this round; wait for the next': '{} of your cards came back in this round; wait for the next.',

  // fbi
  'nobody sits in seat {}': 'Nobody sits there.',
  '{} sits in seat {}': '{} sits there.',
  '{} is not in your slammer': 'That card is not in your slammer.',
  'no card of colour {} lies in the centre': 'No card of that colour is on the pinboard.',
  'agent {} is not one of the two you kept': 'That agent is not one of the two you chose.',
  'agent {} arrests only in its own colour': 'An agent arrests only in its own colour.',
  '{} does not lie in the centre': 'That card is not on the pinboard.',

  // criminals
  'an alibi for {} is shown there': 'An alibi for this crime is shown there.',
  'you have made the {} statements of this round': 'You have made your {} statements of this round.',
  '{} is not in this game': 'That crime is not in this game.',

  // inkognito
  '{} was used in this series': 'That place was used in this series.',
  'you know that {} has {}': 'That contradicts your own black cards.',
  '{} are both true: exactly one card must be': 'Both would be true. Exactly one must be.',
  'neither card of {} is true: exactly one must be': 'Neither would be true. Exactly one must be.',
  'you have shown {} to the same player before': 'You have shown this pair there before.',
  '{} chooses which card it is': 'At this table somebody else chooses the card.',
  'you have seen that {} on demand before': 'You have seen that card on demand before.',
  'you know that you are {}': 'You know who you are yourself.',

  // getaway
  'your cards must be {} ms apart': 'Between two of your cards {} milliseconds must pass.',
  '{} is not in your hand': 'That card is not in your hand.',
  '{} is wrong on {}, and this is training': 'That card would be wrong here, and in training it is not taken.',

  // sleepers
  'there is a spy in {} already': 'A spy is there already.',
  'your turn is at its end: discard down to {} cards': 'Your turn is at its end: discard down to {} cards.',
  '{} is not among the cards passed to you': 'That card is not among those passed to you.',
  'you have bought a {} this turn': 'You have bought that this turn.',
  'a {} costs {}k, and you have {}k': 'You do not have that much money.',
  'you have no spy in {}, the city of your Location': 'You have no spy in the city of your Location.',
  'you have no spy in {}': 'You have no spy there.',
  'your spies in {} have made their move': 'Your spies there have made their move.',
  '{} is neither your base nor a city with your cell': 'That is neither your base nor a city with your cell.',
  'you have a cell in {} already': 'You have a cell there already.',
  'that rival has no spy in {}': 'That rival has no spy there.',
  'no {} lies face up before that rival': 'That card does not lie face up before that rival.',
  'there is not a spy of yours and one of that rival in {}': 'A spy of yours and one of that rival are not both there.',
  'you do not hold prevent_{}': 'You do not hold the card that stops it.',
  'you do not hold {} and {}': 'You do not hold that pair.',
  'you do not hold {}': 'You do not hold that card.',
  'a spy steps from {} to an adjacent city': 'From your Location a spy steps to an adjacent city.',
  'that rival has no cell in {}': 'That rival has no cell there.',
  'a spy of its own agency guards the cell in {}': 'A spy of its own agency guards that cell.',
  'you have made {} offers this turn': 'You have made {} offers this turn.',
  'you have no more {} to give': 'You have no more of that card to give.',
  'your partner has {} cards': 'You cannot wish for more cards than your partner has.',
  'there are only {} cards {}': 'There are no more cards of that kind.',
  'you have {}k': 'You do not have more money.',
  'you cannot ask for more than {}k': 'You cannot ask for that much money.',
  'in a trade {} something': 'The offer still lacks what is given.',
};

const found = among(REASONS);
/** Words for whoever writes a client. */
const RAW = /^expected |, got /;

/** The house speaks English: what is not put otherwise is its own sentence. Null where that is none. */
export const said = (reason: string): string | null => {
  const put = found(reason);
  if (put !== null) return put;
  return reason === '' || RAW.test(reason) ? null : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${/[.!?]$/.test(reason) ? '' : '.'}`;
};
