/** Was der Tisch und das Haus ablehnen, auf Deutsch: unter dem englischen Grund; {} steht für einen Namen oder eine Zahl. */
import { GAME_REASONS } from './gameRefusals';

export const REASONS: Readonly<Record<string, string>> = {
  ...GAME_REASONS,
  // what the desk answers
  'a sealed choice can be changed {} times, and this one has been': 'Eine verdeckte Wahl lässt sich {}-mal ändern, und das ist sie.',
  'a watcher has no seat to act for': 'Wer zuschaut, hat keinen Platz, für den er handeln könnte.',
  'a watcher has no seat to ask from': 'Das kann nur, wer am Tisch sitzt.',
  'a watcher is heard by watchers only': 'Wer zuschaut, spricht nur mit den anderen, die zuschauen.',
  'a whisper is to one seat, and only a whisper is': 'Geflüstert wird mit einem Platz, und nur dann.',
  'all seats are taken': 'Alle Plätze sind besetzt.',
  'all {} tables of this server are taken; try again in a while': 'Alle Tische des Hauses sind besetzt. Versuch es später noch einmal.',
  'at this table nobody whispers': 'An diesem Tisch wird nicht geflüstert.',
  'at this table only signs are given while the game is on': 'Solange gespielt wird, gibt man an diesem Tisch nur Zeichen.',
  'decision {} is closed, and nothing else is asked of you now': 'Das ist schon entschieden, und jetzt bist du nicht gefragt.',
  'decision {} is closed; the open one is {}': 'Das ist schon entschieden; jetzt ist etwas anderes gefragt.',
  'expected a colour from 0 to {}, got {}': 'Diese Farbe gibt es hier nicht.',
  "expected a free seat or a bot's, got seat {}": 'Auf diesem Platz sitzt jemand.',
  'expected a message of this protocol: {}': 'Diese Seite und das Haus verstehen sich nicht. Lade sie neu.',
  'expected a name of 1 to {} printable characters, got {}': 'Ein Name hat 1 bis {} Zeichen, die man sieht und die nichts verdecken.',
  'expected 1 to {} printable characters to be said, got {} characters': 'Sagen lassen sich 1 bis {} Zeichen, die man sieht und die nichts verdecken.',
  'expected a seat from 0 to {}, got {}': 'Diesen Platz gibt es hier nicht.',
  'expected fewer {} from your address; try again in {} seconds': 'Von deiner Adresse kommt zu viel auf einmal. Versuch es gleich noch einmal.',
  'expected JSON as text, got bytes': 'Diese Seite und das Haus verstehen sich nicht. Lade sie neu.',
  'expected key to be 1 to {} printable characters, got {} characters': 'Diese Seite und das Haus verstehen sich nicht. Lade sie neu.',
  'expected one hello on a socket, got a second': 'Diese Seite und das Haus verstehen sich nicht. Lade sie neu.',
  'expected one of the bots {}, got {}': 'Diesen Bot gibt es für dieses Spiel nicht.',
  'expected the seat of a bot, got seat {}': 'Auf diesem Platz sitzt kein Bot.',
  'expected the seat of another person, got seat {}': 'Das geht nur mit einem anderen Menschen am Tisch.',
  'expected {} to be 1 to {} printable characters, got {} characters': 'Diese Seite und das Haus verstehen sich nicht. Lade sie neu.',
  'here all may act at any time, and what is said or done stays so': 'Hier handeln alle jederzeit; was gesagt oder getan ist, bleibt so.',
  'it may have shown somebody something that was hidden, and is not taken back': 'Es hat vielleicht jemandem etwas Verdecktes gezeigt und wird nicht zurückgenommen.',
  'no game is being played': 'Gerade wird nicht gespielt.',
  'one statement in 3 seconds is heard; wait a moment': 'Alle drei Sekunden wird eine Aussage gehört; warte einen Augenblick.',
  'only a sealed choice can be provisional; this one is seen at once': 'Vorläufig kann nur eine verdeckte Wahl sein; diese sehen alle sofort.',
  'the host hands the table over before standing up, or closes it': 'Wer den Tisch leitet, gibt ihn erst ab oder schließt ihn.',
  'that secret opens no seat here any more; take another': 'Diesen Platz gibt es für dich nicht mehr. Setz dich noch einmal.',
  'expected a secret of {} to {} letters, digits, - and _, drawn at random': 'Diese Seite und das Haus verstehen sich nicht. Lade sie neu.',
  'only the host may do that': 'Das darf nur, wer den Tisch leitet.',
  'others choose in secret since then, and what they hold closed is not taken from them': 'Andere wählen seitdem verdeckt, und das wird ihnen nicht genommen.',
  'players do not talk to the watchers alone': 'Wer mitspielt, spricht nicht mit denen allein, die zuschauen.',
  'seat {} is taken': 'Dieser Platz ist besetzt.',
  'somebody at this table is called {} already': 'Hier heißt schon jemand {}.',
  'something went wrong here, and was noted': 'Hier ging etwas schief, und es wurde notiert.',
  'that is for a table that is still gathering, and the game has begun': 'Das geht nur vor dem Spiel, und es hat begonnen.',
  'that is for a table that is still gathering, or waits for START': 'Das geht nur, solange der Tisch sich füllt oder auf START wartet.',
  'that key was used for another action, and a key is used once': 'Diese Seite und das Haus verstehen sich nicht. Lade sie neu.',
  'that key was used for another wish, and a key is used once': 'Diese Seite und das Haus verstehen sich nicht. Lade sie neu.',
  'the game has begun, and its seats are taken': 'Das Spiel hat begonnen, alle Plätze sind vergeben.',
  'the game has not begun': 'Das Spiel hat noch nicht begonnen.',
  'the game is not over': 'Das Spiel ist noch nicht vorbei.',
  'the game is not over, and its record would tell secrets': 'Das Spiel ist noch nicht vorbei, und die Aufzeichnung würde Geheimnisse verraten.',
  'the journal could not be read or written': 'Das Haus konnte in seinen Büchern nicht lesen oder schreiben.',
  'another program keeps the journal to itself, and nothing can be written now': 'Ein anderes Programm hält das Buch des Hauses fest; gerade kann nichts aufgeschrieben werden.',
  'the disk is full, and nothing can be written': 'Die Platte des Hauses ist voll; es kann nichts aufgeschrieben werden.',
  'the disk takes nothing more, and nothing can be written now': 'Die Platte des Hauses nimmt nichts mehr an; gerade kann nichts aufgeschrieben werden.',
  'the journal could not be written': 'Das Haus konnte es nicht aufschreiben. Versuch es gleich noch einmal.',
  'the table is closed': 'Der Tisch ist geschlossen.',
  'the table is not paused': 'Der Tisch macht keine Pause.',
  'the race goes on in a moment': 'Das Rennen geht gleich weiter.',
  'the table is paused already': 'Der Tisch macht schon Pause.',
  'the table is paused': 'Der Tisch macht Pause.',
  'the watchers talk faster than anybody can read; wait a moment': 'Die Zuschauer reden schneller, als jemand lesen kann; warte einen Augenblick.',
  'there are no teams here that all know of': 'Hier gibt es keine Mannschaften, von denen alle wissen.',
  'there is no table {}': 'Diesen Tisch gibt es hier nicht.',
  'this table cannot be opened by this version of Backroom': 'Diese Fassung des Hauses kann den Tisch nicht öffnen.',
  "this table's journal has {} entries, and nobody sits down any more": 'An diesem Tisch ist so viel geschehen, dass sich niemand mehr setzt.',
  "this table's journal has {} entries, and takes actions only": 'Das Buch dieses Tisches ist voll; es wird nur noch gespielt.',
  'too many have come and gone at this table; the host can free your seat': 'An diesem Tisch sind zu viele gekommen und gegangen; wer ihn leitet, kann deinen Platz freimachen.',
  'you ask for more than a table can do; wait a moment': 'Du willst mehr, als ein Tisch schafft; warte einen Augenblick.',
  'you have accused {} times in this round; now you are heard once a minute': 'Du hast in dieser Runde {}-mal beschuldigt; jetzt wirst du einmal in der Minute gehört.',
  'you have asked {} things of this table, and that is enough': 'Du hast an diesem Tisch {}-mal etwas gewollt, und das genügt.',
  'you have bargained {} times in this turn, and that is enough': 'Du hast in diesem Zug {}-mal gefeilscht, und das genügt.',
  'you have taken back {} actions in this game, and that is enough': 'Du hast in diesem Spiel schon {}-mal zurückgenommen, das ist genug.',
  'you talk faster than anybody can read; wait a moment': 'Du redest schneller, als jemand lesen kann; warte einen Augenblick.',
  'the table is paused, and nothing is taken back in a pause': 'Der Tisch macht Pause, und in einer Pause wird nichts zurückgenommen.',
  'your time for it would be up, and it is not taken back': 'Deine Zeit dafür wäre um; das wird nicht zurückgenommen.',
  'your time is up, and what you have locked counts': 'Deine Zeit ist um, und was du festgelegt hast, gilt.',
  'your time was up, and what was done for you stays so': 'Deine Zeit war um, und was für dich getan wurde, bleibt so.',
  'you were not the last to act': 'Zuletzt hat jemand anderes gehandelt.',
  'only signs are given here while the game is on, and a new name says more': 'Solange gespielt wird, gibt man hier nur Zeichen, und ein neuer Name sagt mehr.',
  'that card was meant for a round that is over, and is not played in another': 'Diese Karte war für eine Runde gedacht, die vorbei ist, und wird in keiner anderen gelegt.',
  'the time to accuse is over; an accusation can still be withdrawn': 'Die Zeit zum Beschuldigen ist um; zurückziehen geht noch.',
  'your cards come faster than hands can lay them': 'Deine Karten kommen schneller, als Hände sie legen können.',
  '{} has that colour': '{} hat diese Farbe.',
  '{} of your cards came back in this round; wait for the next': '{} deiner Karten kamen in dieser Runde zurück; warte auf die nächste.',
  '{} sits in seat {}': 'Dort sitzt {}.',
};

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const SHAPES = Object.entries(REASONS).map(([reason, says]) => [new RegExp(`^${reason.split('{}').map(escaped).join('(.+)')}$`, 's'), says] as const);

/** Null where the reason is not among them. What stood for the first {} is put in. */
export const said = (reason: string): string | null => {
  const plain = REASONS[reason];
  if (plain !== undefined) return plain;
  for (const [shape, says] of SHAPES) {
    const found = shape.exec(reason);
    if (found !== null) return says.replace('{}', found[1] ?? '');
  }
  return null;
};
