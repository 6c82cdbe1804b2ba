/** Der Eingang, und wie man einen Tisch einrichtet, auf Deutsch. */
import type { Clock } from '../../contract/messages';
import type { entrance as english } from '../en/entrance';
import type { Spoken } from '../spoken';

const clockText = (clock: Clock): string =>
  clock.kind === 'none'
    ? 'ohne Uhr'
    : clock.kind === 'days'
      ? clock.days === 1
        ? 'ein Tag je Zug'
        : `${clock.days} Tage je Zug`
      : `live, ${clock.seconds} s`;

export const entrance: Spoken<typeof english> = {
  create: 'Tisch eröffnen',
  createShort: 'Tisch eröffnen',
  settings: 'Einstellungen',
  close: 'Schließen',

  open: {
    title: 'Offene Tische',
    hint: 'freie Plätze nehmen Bots',
    toJoin: 'Zum Mitspielen',
    toWatch: 'Zum Zuschauen',
    watch: 'Zuschauen',
    watchAt: (game: string, table: string) => `Bei ${game} zuschauen, Tisch ${table}`,
    none: 'Gerade ist kein Tisch offen. Eröffne einen, und Freunde kommen über den Link dazu.',
    away: 'Die Liste der Tische ist gerade nicht zu haben.',
    all: (n: number) => `Alle ${n} zeigen`,
    people: (names: readonly string[]) => (names.length > 3 ? `${names[0] ?? ''} und ${names.length - 1} weitere` : names.join(', ')),
    taken: (n: number, of: number) => `${n} von ${of}`,
    takenLabel: (n: number, of: number) => `${n} von ${of} Plätzen besetzt`,
    sitDown: 'Hinsetzen',
    quoted: (table: string) => `„${table}“`,
    sitDownAt: (game: string, table: string) => `Hinsetzen am Tisch ${table}, ${game}`,
    clock: clockText,
  },

  learn: 'Lernen',

  watch: { title: 'Zuschauen', none: 'Gerade wird nichts gespielt, wobei man zuschauen darf.' },

  join: {
    title: 'Mit Code dazu',
    label: 'Code oder Link eines Tisches',
    placeholder: 'Code oder Link',
    join: 'Los',
    what: 'Kein Konto, nichts zu installieren. Der Link deiner Freunde führt an denselben Tisch.',
    bad: 'Das ist weder der Code noch der Link eines Tisches.',
    none: 'Hier hat kein Tisch diesen Code.',
    learn: 'So wird gespielt',
    ways: 'Zuschauen, lernen, lesen',
  },

  arrange: {
    title: (game: string) => `Ein Tisch für ${game}`,
    game: 'Spiel',
    more: 'Weitere Einstellungen',
    rules: 'Hausregeln',
    who: { title: 'Wer dazukommen darf', private: 'wer den Link hat', listed: 'alle' },
    clock: { title: 'Uhr' },
    clocks: {
      none: 'keine',
      quick: '30 Sekunden je Zug',
      live: '60 Sekunden je Zug, 5 Minuten Reserve',
      slow: '3 Minuten je Zug',
      day: 'ein Tag je Zug',
      days: '3 Tage je Zug',
    },
    watchers: { title: 'Zuschauer', yes: 'willkommen', no: 'keine' },
    help: { title: 'Hilfe beim Kombinieren', what: 'Für alle am Tisch die gleiche.', none: 'keine', record: 'führt Buch', logic: 'zieht Schlüsse' },
    gather: 'Tisch eröffnen',
    fixed: (n: number) => `${n}, nicht mehr und nicht weniger. Auf freien Plätzen sitzen Bots.`,
    gatherWhat: 'Du bekommst einen Link für deine Freunde.',
    botsNow: 'Gleich gegen Bots',
    example: (value: string) => `zum Beispiel ${value}`,
  },
};
