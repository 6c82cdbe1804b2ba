/** FBI in einfachen Worten. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'Wie FBI gespielt wird',
  lead: 'Zwei bis fünf Behörden jagen dieselben Schurken. Biete um die erste Festnahme, wähle deine Agenten geheim, und überlass die Unbeteiligten den anderen.',
  chapters: [
    {
      title: 'Worum es geht',
      says: [
        'Du führst eine Gruppe von Agenten. Fang Schurken, deren Karten für dich zählen, und lass die Unbeteiligten, deren Karten gegen dich zählen, den anderen. Was du festgenommen hast, liegt offen vor dir: das ist dein Knast.',
        'Am Ende gewinnen die meisten Punkte.',
      ],
    },
    {
      title: 'Ein Zug hat fünf Abschnitte',
      steps: [
        ['Handschellen.', 'Sie zeigen, wer zuerst freilässt und wer bei Gleichstand vorgeht. Jeden Zug wandern sie einen Platz weiter.'],
        ['Aufdecken.', 'Zwei Karten je Spieler kommen offen an die Wand, unter ihre Abteilungen. Was vorher liegen blieb, bleibt hängen.'],
        ['Freilassen.', 'Der Reihe nach lässt jeder eine Karte aus dem eigenen Knast frei, oder keine. Ihr Wert ist dein Gebot: das höchste nimmt zuerst fest. Keine zählt 0, ein Unbeteiligter noch weniger. Die Karte ist für immer fort; einen Unbeteiligten los zu sein, kann einen späten Platz wert sein.'],
        ['Agenten.', 'Alle wählen geheim zwei ihrer sechs Agenten: einen je Abteilung, und Doppelt, der den anderen wiederholt. Eine Abteilung ohne Karte an der Wand kann nicht gewählt werden.'],
        ['Festnahmen.', 'Vom Ersten zum Letzten spielt jeder einen der beiden Agenten, dann vom Letzten zum Ersten den anderen. Ein Agent nimmt die höchste Karte seiner Abteilung, und zwar auch dann, wenn nur Unbeteiligte da sind. Ist die Abteilung leer, kommt er mit leeren Händen heim.'],
      ],
    },
    {
      title: 'Was zählt',
      says: [
        'Jeder Schurke zählt seinen Wert, jeder Unbeteiligte zieht seinen Wert ab. Dein lila Paar zählt auch.',
        'Für jede Abteilung gibt es einen Bonus für den einen, der dort die meisten Punkte hat: Mord 5, Drogen 4, Wirtschaft 3, Betrug 2, Diebstahl 1. Teilen sich zwei den ersten Platz, oder hat niemand mehr als null, bekommt ihn niemand.',
        'Die Punkte am Tisch enthalten die Boni, wie sie gerade stehen. Man kann sie noch verlieren.',
        'Das Spiel endet mit dem Zug, in dem der Stapel zu Ende geht.',
      ],
    },
    {
      title: 'Ein Zug, erzählt',
      says: [
        'Ann, Bert und Cleo spielen; Ann hat die Handschellen. Sechs Karten werden aufgedeckt: Mord 4 und −3, Wirtschaft −1, Drogen 3, Betrug 1, Diebstahl 2.',
        'Ann lässt nichts frei und zählt 0. Bert lässt seine lila −2 frei, um sie loszuwerden. Cleo lässt ihre lila 1 frei. Die Reihenfolge: Cleo, Ann, Bert.',
        'Alle wählen geheim. Cleo: Mord und Drogen. Ann: Mord und Diebstahl. Bert: Drogen und Mord.',
        'Hinweg. Cleo spielt Mord und nimmt die 4. Ann spielt Diebstahl und nimmt die 2. Bert spielt Drogen und nimmt die 3.',
        'Rückweg. Bert ist der Letzte und handelt zweimal nacheinander: sein Agent Mord muss festnehmen, und nur die −3 ist übrig. Ann spielt Mord und findet nichts. Cleo spielt Drogen und findet nichts.',
        'Cleo hat 4 gewonnen und 1 dafür gegeben. Ann gewann 2. Bert gewann 3, verlor 3, und ist seine −2 los: als Letzter hätte er von Mord die Finger lassen sollen.',
      ],
    },
  ],
};
