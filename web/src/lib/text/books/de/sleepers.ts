/** Sleeper Cells in einfachen Worten. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'Wie Sleeper Cells gespielt wird',
  lead: 'Vier Geheimdienste, eine Weltkarte. Bewege Spione, erfülle Aufträge für Geld, handle, stiehl, und setze in jede von drei Zonen eine Schläferzelle.',
  chapters: [
    {
      title: 'Worum es geht',
      says: [
        'Wer zuerst in jeder Zone eine Zelle hat, gewinnt: Amerika, Europa und Afrika, Asien und Pazifik. Eine Zelle kostet 40k und braucht einen Spion in der Stadt.',
        'Zehntausend kommen mit jedem Zug. Das ist langsam. Aufträge bringen 60k, und alle wollen deine verhindern.',
      ],
    },
    {
      title: 'So geht ein Zug',
      steps: [
        ['Geld.', 'Du bekommst 10k, und 60k mehr, wenn man deinen Auftrag in Ruhe gelassen hat.'],
        ['Eine Karte.', 'Du ziehst eine Karte: einen Gegenstand, eine Abwehr oder ein Ereignis.'],
        ['Freie Handlungen.', 'Bewege jeden Spion eine Linie weit, kauf Auto, Flugzeug, Spion oder Zelle, spiel Karten, greif an oder stiehl, wo ein Gegner in derselben Stadt ist, handle, beginne deinen Auftrag. In jeder Reihenfolge, so viel du bezahlen kannst.'],
        ['Abwerfen.', 'Bis auf fünf Karten.'],
        ['Auktion.', 'Wer die Auktionsmarke hat, zieht vier Karten, behält eine und gibt den Rest weiter; jeder behält eine.'],
      ],
    },
    {
      title: 'Ein Auftrag',
      says: [
        'Du hast einen geheimen Ort und einen geheimen Auftrag. Bring einen Spion in die Stadt, und die zwei Gegenstände, die der Auftrag braucht: Zünder und Sprengstoff für eine Bombe, Draht und Tonband für eine Wanze, Gewehr und Patrone für ein Attentat.',
        'Beginne, und beide Karten werden aufgedeckt. Dein Spion schleicht sich davon, und dein Zug ist vorbei. Kommt bis zu deinem nächsten Zug niemand mit der passenden Abwehr hin, gehören die 60k dir.',
      ],
    },
    {
      title: 'Gegeneinander',
      says: [
        'Wo dein Spion und ein fremder in derselben Stadt sind, darfst du einmal im Zug angreifen oder stehlen. Zum Angriff musst du höher würfeln: ein Wagnis, etwas gegen dich. Stehlen braucht keinen Würfel.',
        'Eine Zelle, bei der kein eigener Spion steht, kann zerstört werden, mit irgendeinem Paar von Gegenständen und einem deiner Spione in der Stadt. Das bringt sogar Geld.',
        'Gehandelt werden darf alles, mit jedem, der einverstanden ist. Ein Wunsch verrät, was dir fehlt: überleg, bevor du fragst.',
      ],
    },
    {
      title: 'Ein Zug, erzählt',
      says: [
        'Das MSS hat 30k und bekommt 10k. Es zieht eine Patrone, und ein Gewehr hat es schon. Sein Ort ist Kairo, sein Auftrag ein Attentat.',
        'Ein Spion fliegt für 20k von Peking nach Kairo. Das MSS beginnt das Attentat, gibt Gewehr und Patrone ab, und der Spion geht in eine Nachbarstadt.',
        'Jetzt sehen alle den Marker. Der MI6 hat einen Spion in der Nähe, aber nicht die Karte, die es verhindert. Ein Zug ums Eck, und das MSS kassiert 70k: genug für eine Zelle.',
      ],
    },
  ],
};
