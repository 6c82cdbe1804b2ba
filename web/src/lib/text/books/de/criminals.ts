/** Criminals in einfachen Worten. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'Wie Criminals gespielt wird',
  lead: 'Drei bis neun Verdächtige, jeder hat genau eine Tat begangen. Eine gehört einem Boss, den niemand kennt. Rede, zeige, leugne, und verpfeif den Täter, bevor man dich verpfeift.',
  chapters: [
    {
      title: 'Worum es geht',
      says: [
        'Du hast genau eine Tat begangen, und für jede andere hast du ein Alibi. So geht es allen. Die eine Tat, die übrig bleibt, ist die des Bosses.',
        'Du gewinnst, wenn du als Letzter übrig bleibst, wenn ihr gemeinsam den Boss ausliefert, oder allein, wenn du im rechten Moment den Richtigen verpfeifst.',
      ],
    },
    {
      title: 'So geht eine Runde',
      steps: [
        ['Eine Tat wird gezogen.', 'Um die geht es jetzt. Einer von euch war es, oder der Boss.'],
        ['Reden.', 'Behaupte ein Alibi, frage, verdächtige, versprich etwas. Niemand muss die Wahrheit sagen.'],
        ['Zeigen.', 'Beschuldige, wen du willst, und überlege es dir anders, so oft du willst. Alle sehen es. Wer ein Alibi für diese Tat zeigt, kann dafür nicht beschuldigt werden.'],
        ['Ausgeliefert.', 'Sobald die Hälfte der Verbliebenen auf denselben zeigt, ist er ausgeliefert. Schuldig: er ist draußen. Unschuldig: er deckt sein Alibi auf und hat die Wahl.'],
        ['Passen oder singen.', 'Wer unschuldig ist, darf passen; dann geht die Tat zurück in den Stapel. Oder er nennt den Täter. Stimmt es, hat er allein gewonnen. Stimmt es nicht, ist er draußen.'],
      ],
    },
    {
      title: 'Der Boss',
      says: [
        'Der Boss wird nur ausgeliefert, wenn alle Verbliebenen auf ihn zeigen. War er es, haben alle Verbliebenen gewonnen. War er es nicht, hat der Täter allein gewonnen und euch alle zum Narren gehalten.',
        'Wird also deine eigene Tat gezogen, kann dir nichts Besseres geschehen als ein Tisch, der an den Boss glaubt.',
      ],
    },
    {
      title: 'Wie man es herausfindet',
      says: [
        'Ein aufgedecktes Alibi ist die einzige Tatsache: dieser war es nicht. Alles andere ist Gerede.',
        'Jeder hat etwas anderes begangen. Sind zwei Taten geklärt, folgt daraus vielleicht eine dritte. Das Protokoll unter den Verdächtigen zieht diese Schlüsse für dich, soweit der Tisch es erlaubt.',
      ],
    },
    {
      title: 'Eine Runde, erzählt',
      says: [
        'Ann, Bert, Cleo, Dora und Emil spielen. Brandstiftung wird gezogen. Drei von fünf genügen.',
        'Bert war es, und sagt, er habe ein Alibi. Ann zeigt auf Cleo, die geschwiegen hat. Bert schließt sich an. Dora, die ein Alibi hat, auch: drei.',
        'Cleo wird ausgeliefert, und ist unschuldig. Sie deckt ihr Alibi auf. Nun könnte sie jemanden verpfeifen. Sie verdächtigt Bert, der so schnell dabei war; aber auch Emil kommt in Frage, und der Boss. Sie passt.',
        'Die Brandstiftung geht zurück in den Stapel. Alle wissen nun, dass Cleo es nicht war, und ahnen etwas über Bert.',
      ],
    },
  ],
};
