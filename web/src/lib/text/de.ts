/** Jeder Satz der Seite auf Deutsch; dieselbe Gestalt wie en.ts. */
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
    bot: (kind: string): string => ({ random: 'sorglos', greedy: 'gierig', sleuth: 'scharfsinnig', search: 'gerissen' })[kind] ?? kind,
    ruling: (id: string) => `Auslegung ${id}`,
    knocking: 'Es wird geklopft …',
    noGames: 'Hier lässt sich gerade nichts spielen.',
    closed: 'Das Haus antwortet nicht.',
    tryAgain: 'Noch einmal versuchen',
    back: 'Zum Eingang',
    nowhere: 'Unter dieser Adresse ist kein Raum.',
    badName: 'Ein Name hat 1 bis 20 Buchstaben, Ziffern, Zeichen oder Emoji. In deinem ist etwas, das man nicht zeigen kann.',
    goOnWith: (game: string, players: number, turn: string) => `Weiter: ${game}, zu ${players}${turn === '' ? '' : `, Zug ${turn}`}`,
    unfinished: 'Angefangene Spiele',
    rules: 'So wird gespielt',
    design: (names: string) => `Ein Spiel von ${names}.`,
    unofficial:
      'Inoffiziell: von den Autoren und Verlagen weder gemacht noch gebilligt noch bezahlt. Kein Bild und kein Satz der gedruckten Spiele kommt hier vor.',
    icons: 'Symbole von game-icons.net, von Lorc, Delapouite und anderen, CC BY 3.0.',
    iconsUrl: 'https://game-icons.net',
    problem: (reason: string) => `Das ging nicht: ${reason}`,
  },

  rules: {
    title: 'So wird FBI gespielt',
    filter: 'Regel suchen',
    filterPlaceholder: 'ein Wort oder eine Nummer: release, 4.5, tie',
    book: 'Das Regelbuch, Regel für Regel (englisch)',
    bookWhat: 'Jede Regel hat eine Nummer. Der Tisch nennt sie, wenn er einen Zug ablehnt, und die Nummer führt hierher.',
    found: (n: number) => (n === 0 ? 'Keine Regel enthält das.' : n === 1 ? '1 Regel' : `${n} Regeln`),
    opening: 'Das Regelbuch wird aufgeschlagen …',
    top: 'Nach oben',
    chapters: [
      {
        title: 'Worum es geht',
        says: [
          'Du führst ein Team von Agenten. Fang Schurken, deren Karten für dich zählen, und lass die Unbeteiligten, deren Karten gegen dich zählen, den anderen. Was du festgenommen hast, liegt offen vor dir: das ist dein Knast.',
          'Wer am Ende die meisten Punkte hat, gewinnt.',
        ],
      },
      {
        title: 'Ein Zug hat fünf Phasen',
        steps: [
          ['Handschellen.', 'Sie zeigen, wer zuerst freilässt und wer bei Gleichstand vorgeht. Jeden Zug wandern sie einen Platz weiter.'],
          ['Auslegen.', 'Für jede Person kommen zwei Karten offen ans Brett, unter ihre Abteilung. Was noch da war, bleibt hängen.'],
          ['Freilassen.', 'Der Reihe nach lassen alle eine Karte aus dem eigenen Knast gehen, oder keine. Ihr Wert ist dein Gebot: das höchste nimmt zuerst fest. Keine zählt 0, ein Unbeteiligter noch weniger. Die Karte ist für immer weg; einen Unbeteiligten loszuwerden kann einen späten Platz wert sein.'],
          ['Agenten.', 'Alle wählen geheim zwei von sechs Agenten: einen je Abteilung, und Doppelt, das den anderen wiederholt. Eine Abteilung ohne Karte am Brett kann nicht gewählt werden.'],
          ['Festnahmen.', 'Von vorn nach hinten spielen alle einen der beiden Agenten, dann von hinten nach vorn den anderen. Ein Agent nimmt die höchste Karte seiner Abteilung, und muss es auch, wenn nur Unbeteiligte da sind. Ist die Abteilung leer, kommt er mit nichts zurück.'],
        ],
      },
      {
        title: 'Was zählt',
        says: [
          'Jeder Schurke zählt seinen Wert, jeder Unbeteiligte zieht seinen ab. Dein eigenes violettes Paar zählt mit.',
          'Für jede Abteilung gibt es einen Bonus für die eine Person mit den meisten Punkten darin: Mord 5, Drogen 4, Wirtschaft 3, Betrug 2, Diebstahl 1. Teilen sich zwei den ersten Platz, oder hat niemand mehr als null, bekommt ihn niemand.',
          'Die Punkte am Tisch enthalten die Boni nach jetzigem Stand. Sie können noch verloren gehen.',
          'Das Spiel endet mit dem Zug, in dem der Stapel leer wird.',
        ],
      },
      {
        title: 'Ein Zug, erzählt',
        says: [
          'Ann, Bert und Cleo spielen; Ann hat die Handschellen. Sechs Karten kommen ans Brett: Mord 4 und −3, Wirtschaft −1, Drogen 3, Betrug 1, Diebstahl 2.',
          'Ann lässt niemanden frei und zählt 0. Bert lässt seine violette −2 frei, um sie loszuwerden. Cleo lässt ihre violette 1 frei. Die Reihenfolge: Cleo, Ann, Bert.',
          'Alle wählen geheim. Cleo: Mord und Drogen. Ann: Mord und Diebstahl. Bert: Drogen und Mord.',
          'Hin. Cleo spielt Mord und nimmt die 4. Ann spielt Diebstahl und nimmt die 2. Bert spielt Drogen und nimmt die 3.',
          'Zurück. Bert ist Letzter und damit zweimal hintereinander dran: sein Mord-Agent muss festnehmen, und nur die −3 ist noch da. Ann spielt Mord und findet nichts. Cleo spielt Drogen und findet nichts.',
          'Cleo hat 4 gewonnen und 1 dafür gegeben. Ann hat 2 gewonnen. Bert hat 3 gewonnen, 3 verloren und ist seine −2 los: so spät am Zug hätte er Mord meiden sollen.',
        ],
      },
    ],
  },

  doors,
  option,

  line: {
    connecting: 'Wird verbunden …',
    live: 'Verbunden',
    reconnecting: 'Wird neu verbunden. Nichts ist verloren, dein Platz bleibt deiner.',
    reconnectingShort: 'Neu verbinden …',
    turnedAway: 'An diesem Tisch ist kein Platz für dich',
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
    refused: 'Nicht gespielt',
    rule: (number: string) => `Regel ${number}`,
    dismiss: 'Schließen',
    panel: { log: 'Verlauf', cards: 'Karten', open: 'Verlauf und Gespräch öffnen', close: 'Leiste schließen', hide: 'Leiste einklappen', table: 'Tisch', pages: 'Seiten der Leiste' },
    pace: { title: 'Tempo', slow: 'gemächlich', normal: 'üblich', fast: 'schnell' },
    inForce: 'Geltende Regeln',
    seal: 'Versiegelt gemischt',
    sealWhat: 'Dieser Hash stand vor der ersten Karte fest. Nach der letzten wird der Samen geöffnet und muss dazu passen.',
    rules: 'Regeln',
    log: { label: 'Was geschah', empty: 'Noch ist nichts geschehen.' },
  },

  entrance,
  lobby,
  around,

  fbi,
  criminals,
  inkognito,
  getaway,
  sleepers,
};
