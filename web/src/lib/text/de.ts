/** Jeder Satz der Seite auf Deutsch; dieselbe Gestalt wie en.ts. */
import { archive } from './de/archive';
import { around } from './de/around';
import { list, nth } from './de/common';
import { criminals } from './de/criminals';
import { doors } from './de/doors';
import { entrance } from './de/entrance';
import { fbi } from './de/fbi';
import { getaway } from './de/getaway';
import { inkognito } from './de/inkognito';
import { lobby } from './de/lobby';
import { option } from './de/options';
import { said } from './de/refusals';
import { sleepers } from './de/sleepers';
import type { Catalogue } from './en';

export const de: Catalogue = {
  nth,
  list,
  game: (name: string): string => ({ fbi: fbi.title, criminals: criminals.title, inkognito: inkognito.title, getaway: getaway.title, sleepers: sleepers.title })[name] ?? name,

  house: {
    name: 'Backroom',
    motto: 'Fünf krumme Spiele. Such dir eine Tür aus.',
    yourName: 'Dein Name',
    namePlaceholder: 'Gast',
    guest: 'Gast',
    playNow: 'Jetzt spielen',
    againstBots: 'gegen Bots',
    opening: 'Ein Tisch wird gedeckt …',
    players: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
    playersLabel: (from: number, to: number) => (from === to ? `${from} Personen` : `${from} bis ${to} Personen`),
    minutes: (n: number) => `${n} Min`,
    seats: 'Personen am Tisch',
    bots: 'Stärke der Bots',
    bot: (kind: string): string => ({ random: 'planlos', greedy: 'solide', sleuth: 'scharfsinnig', search: 'gerissen', calm: 'gemächlich', practice: 'flink, halbes Tempo', level1: 'flott', level2: 'flink', level3: 'blitzschnell' })[kind] ?? kind,
    ruling: (id: string) => `Auslegung ${id}`,
    knocking: 'Es wird geklopft …',
    noGames: 'Hier lässt sich gerade nichts spielen.',
    closed: 'Das Haus antwortet nicht.',
    tryAgain: 'Noch einmal versuchen',
    coming: 'Die Lampe wird angezündet …',
    lacking: 'Ein Teil des Raums ist nicht gekommen',
    lackingWhy: 'Die Leitung ist gestört, oder das Haus hat kurz geschlossen. Es wird immer wieder nachgefragt, und nichts, was du gespielt hast, ist verloren.',
    back: 'Zum Eingang',
    nowhere: 'Unter dieser Adresse ist kein Raum',
    nowhereWhy: 'Die Tür wurde zugemauert, oder in der Adresse steckt ein Fehler. Die anderen Türen sind, wo sie waren.',
    closedSign: 'GESCHLOSSEN',
    wayOn: 'Wie es weitergeht',
    badName: 'Ein Name hat 1 bis 20 Buchstaben, Ziffern, Zeichen oder Emoji. In deinem ist etwas, das man nicht zeigen kann.',
    goOnWith: (game: string, players: number, turn: string) => `Weiter: ${game}, zu ${players}${turn === '' ? '' : `, Zug ${turn}`}`,
    notKept: 'Dein Browser behält nichts für diese Seite. Schließt du sie, sind Platz und Notizen weg: Kopiere vorher den Link unter „Meinen Platz auf ein anderes Gerät holen“, dann kommst du zurück.',
    unfinished: 'Angefangene Spiele',
    allUnfinished: (n: number) => (n === 1 ? 'Liste ändern' : `Alle ${n} angefangenen Spiele`),
    unlist: 'Entfernen',
    unlistLabel: (game: string, table: string) => `Entfernen, von der Liste: ${game}, ${table}`,
    relist: 'Zurücklegen',
    relistLabel: (game: string, table: string) => `Zurücklegen, auf die Liste: ${game}, ${table}`,
    unlistWhat: 'Nur die Liste vergisst ein Spiel: Über seinen Link kommst du weiter auf deinen Platz.',
    rules: 'So wird gespielt',
    byShort: (game, names) => (game === 'getaway' ? 'Autor unbekannt' : names),
    by: (game: string, names: string) => (game === 'getaway' ? 'Autor unbekannt: der Name ging mit dem gedruckten Titel verloren' : names),
    design: (game: string, names: string) => (game === 'getaway' ? 'Ein Spiel, dessen Autor mit dem gedruckten Titel verloren ging.' : `Ein Spiel von ${names}.`),
    unofficial:
      'Inoffiziell: von den Autoren und Verlagen weder gemacht noch gebilligt noch bezahlt. Kein Bild und kein Satz der gedruckten Spiele kommt hier vor.',
    icons: 'Symbole von game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0.',
    iconsUrl: 'https://game-icons.net',
    problem: (reason: string) => `Das ging nicht: ${reason}`,
  },

  doors,
  option,

  refusal: {
    said,
    forbids: 'erlaubt das jetzt nicht.',
    other: 'Das Haus nahm es nicht an.',
    unheard: 'Das Haus antwortet nicht. Bist du verbunden?',
  },

  line: {
    connecting: 'Wird verbunden …',
    live: 'Verbunden',
    reconnecting: 'Wird neu verbunden. Nichts ist verloren, dein Platz bleibt deiner.',
    reconnectingShort: 'Neu verbinden …',
    turnedAway: 'An diesem Tisch ist kein Platz für dich',
    turnedAwayWhy: (code: number): string =>
      ({
        4401: 'Wer den Tisch eröffnet hat, hat dich von ihm fortgeschickt.',
        4402: 'Ihn sieht nur, wer hier sitzt: Fremde dürfen nicht zuschauen.',
        4403: 'Der Schlüssel, den dieser Browser aufbewahrt, öffnet an diesem Tisch keinen Platz.',
        4410: 'Das Haus kann diesen Tisch nicht lesen: Eine andere Fassung hat ihn gedeckt, oder in seiner Datei fehlt etwas. Wer das Haus führt, erfährt mehr von „backroom doctor“.',
      })[code] ?? 'Das Haus und diese Seite haben einander nicht verstanden. Lade die Seite neu.',
    asGuest: 'Ohne Platz hereinkommen',
    noTable: 'Diesen Tisch gibt es hier nicht',
    noTableWhy: 'Vielleicht ist sein Spiel lange vorbei, oder in der Adresse steckt ein Fehler.',
    unknownGame: 'Diese Seite kennt das Spiel hier nicht. Lade sie neu, um die neueste zu bekommen.',
  },

  table: {
    you: 'Du',
    bot: 'Bot',
    away: 'nicht da',
    named: (name: string) => `Tisch ${name}`,
    playerCount: (n: number) => `zu ${n}`,
    watching: 'Du schaust zu',
    yourTurn: 'Du bist dran',
    happening: 'Was gerade geschieht',
    refused: 'Nicht gespielt',
    rule: (number: string) => `Regel ${number}`,
    dismiss: 'Schließen',
    panel: { log: 'Verlauf', cards: 'Karten', open: 'Verlauf und Gespräch öffnen', close: 'Leiste schließen', hide: 'Leiste einklappen', table: 'Tisch', pages: 'Seiten der Leiste' },
    pace: { title: 'Tempo', slow: 'gemächlich', normal: 'üblich', fast: 'schnell' },
    inForce: 'Geltende Regeln',
    seal: 'Versiegelt gemischt',
    sealWhat: 'Dieser Hash stand vor der ersten Karte fest. Nach der letzten wird der Samen geöffnet und muss dazu passen.',
    rules: 'Regeln',
    log: { label: 'Was geschah', empty: 'Noch ist nichts geschehen.', takenBack: (who: string, mine: boolean) => `${who} ${mine ? 'hast' : 'hat'} es zurückgenommen.` },
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
