/** Inkognito in einfachen Worten. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'Wie Inkognito gespielt wird',
  lead: 'Karneval in Venedig. Vier maskierte Agenten suchen ihren Partner und eine Telefonnummer, von der jeder ein Stück hat. Wer sich trifft, sagt eine Wahrheit und eine Lüge.',
  chapters: [
    {
      title: 'Worum es geht',
      says: [
        'Du bist eine von vier Personen: Lord Fiddlebottom, Colonel Bubble, Agent X oder Madame Zsa Zsa. Fiddlebottom und Bubble arbeiten zusammen, X und Zsa Zsa auch, und niemand weiß, wer wer ist.',
        'Jeder von euch hat außerdem ein Stück der Nummer: 52, 11, 0 oder 29. Finde deinen Partner, finde heraus, wer welches Stück hat, und ruf an. Ein richtiger Anruf gewinnt das Spiel für euch beide. Ein falscher gewinnt es für die anderen.',
      ],
    },
    {
      title: 'So geht eine Runde',
      steps: [
        ['Besuchen.', 'Der Reihe nach spielt jeder offen einen von fünf Orten. Zuletzt kommt der Botschafter, durch Zufall. In fünf Runden besuchst du jeden Ort einmal.'],
        ['Treffen.', 'Wo genau zwei sind, treffen sie sich. Einer allein trifft niemanden, und drei auch nicht.'],
        ['Zeigen.', 'Zwei Agenten, die sich treffen, zeigen einander geheim zwei Karten: eine ist wahr, die andere gelogen. Nie zweimal dasselbe Paar demselben.'],
        ['Verlangen.', 'Allein mit dem Botschafter darfst du von einem Agenten eine schwarze Karte verlangen. Schwarze Karten lügen nicht.'],
        ['Anrufen.', 'Allein mit deinem Partner darfst du statt zu zeigen zum Telefon greifen. Dann wird alles aufgedeckt.'],
      ],
    },
    {
      title: 'Wie man es herausfindet',
      says: [
        'Von den zwei Karten ist eine wahr, die andere nicht. Zeigt dir jemand „Agent X“ und „29“, so ist er X oder hat die 29, aber nicht beides.',
        'Paare aus mehreren Treffen greifen ineinander, und die Personen auch: es gibt jede nur einmal, und jedes Stück nur einmal. Am Anfang kannst du 36 Welten nicht unterscheiden. Das Notizblatt zählt sie herunter.',
        'Wen du für deinen Partner hältst, dem kannst du es sagen, indem du eine einzige schwarze Karte zeigst. Sei dir vorher sicher.',
      ],
    },
    {
      title: 'Zu dritt und zu fünft',
      says: [
        'Zu dritt spielt jeder für sich, mit einem vierten Agenten, den niemand spielt. Zu fünft spielt auch jeder für sich, und einer ist der Botschafter. Dann gewinnt jeder allein.',
      ],
    },
    {
      title: 'Ein Treffen, erzählt',
      says: [
        'Blau ist Colonel Bubble mit der 11 und trifft Grün am Rialto. Blau zeigt „Bubble“ und „0“. Grün zeigt „Fiddlebottom“ und „Agent X“.',
        'Grün ist also Fiddlebottom oder X: Partner oder Gegner. Über die Nummer sagt das noch nichts.',
        'Beim nächsten Mal zeigt Grün „Agent X“ und „52“. Ist Grün X, dann hat Grün nicht die 52. Ist Grün nicht X, hat Grün die 52 und ist Fiddlebottom. Partner mit bekanntem Stück, oder Gegner ohne es: das nächste Treffen kann es entscheiden.',
      ],
    },
  ],
};
