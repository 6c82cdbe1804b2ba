/** Getaway in einfachen Worten. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'Wie Getaway gespielt wird',
  lead: 'Räuber gegen Polizei, alle zugleich, auf einen Stapel. Niemand ist am Zug. Wirf, was passt, merk dir, was darunter liegt, und trau dich, Stopp zu sagen.',
  chapters: [
    {
      title: 'Worum es geht',
      says: [
        'Dein Team will drei der fünf Schauplätze. In jeder Runde geht es um einen: legt passende Karten, bis ihr glaubt, genug Punkte zu haben, und sagt dann Stopp.',
        'Niemand zählt, solange Karten fliegen. Ob es genug war, zeigt die Auswertung.',
      ],
    },
    {
      title: 'So geht eine Runde',
      steps: [
        ['START.', 'Alle nehmen im selben Augenblick ihre Karten auf. In der Mitte liegt ein Schauplatz.'],
        ['Legen.', 'Jede Karte hat ein großes Motiv. Sie passt, wenn die oberste Karte des Stapels es klein zeigt: für die Polizei oben, für die Räuber unten.'],
        ['Veto.', 'Ein Veto passt auf eine Karte mit genau dem Motiv, gegen das es sich richtet. Diese Karte zählt dann nicht.'],
        ['Stopp.', 'Leg einen Stopp, wenn du glaubst, dass dein Team genug hat. Auch er muss passen: eines seiner zwei Motive muss auf der Karte darunter stehen.'],
        ['Auswertung.', 'Der Stapel wird als Reihe ausgelegt. Was passt, rückt hoch und zählt. Reicht es, gehört der Schauplatz euch; reicht es nicht, gehört er den anderen.'],
      ],
    },
    {
      title: 'Gut zu wissen',
      says: [
        'Eine Karte, die nicht passt, darf man trotzdem legen. Sie zählt nichts, aber sie deckt zu, was dort lag: nur die oberste sagt, was als Nächstes passt. Das kann ein Fehler sein, und eine Falle.',
        'Gezählt werden nur die Punkte des Teams, das Stopp sagt. Wer genug hat, sollte es als Erster sagen.',
        'Allein braucht man 10 Punkte, zu zweit 16, zu dritt 20, zu viert 22.',
        'Wer nicht um die Wette spielen kann, spielt im ruhigen Modus, ohne Uhr.',
      ],
    },
    {
      title: 'Sechs Karten, erzählt',
      says: [
        'Der Banktresor liegt in der Mitte. Er zeigt den Räubern Zange und Dynamit, der Polizei Handschellen und Funkgerät.',
        'Ein Räuber legt die Zange: passt. Darauf legt ein Polizist den Hund, aber die Zange zeigt keinen Hund: passt nicht. Ein Räuber legt den Bohrer, denn die Hundekarte zeigt einen: passt. Dass der Hund falsch war, ist gleich.',
        'Die Polizei legt ein Veto gegen den Bohrer und hat 3 Punkte gestrichen. Das Veto zeigt Dynamit: ein Räuber legt es, 2 Punkte, und dann Stopp.',
        'In der Auswertung rücken Zange und Dynamit hoch, der Bohrer nicht. Den Räubern fehlen Punkte, und die Polizei bekommt den Banktresor.',
      ],
    },
  ],
};
