/** Inkognito in plain words. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'How Inkognito is played',
  lead: 'Carnival in Venice. Four agents in masks look for their partner and for a telephone number of which each holds a part. Whoever meets tells one truth and one lie.',
  chapters: [
    {
      title: 'What you are after',
      says: [
        'You are one of four people: Lord Fiddlebottom, Colonel Bubble, Agent X or Madame Zsa Zsa. Fiddlebottom and Bubble work together, X and Zsa Zsa work together, and nobody knows who is who.',
        'Each of you also holds one part of the number: 52, 11, 0 or 29. Find your partner, find out who holds which part, and call. A right call wins the game for both of you. A wrong one wins it for the others.',
      ],
    },
    {
      title: 'How a round goes',
      steps: [
        ['Visit.', 'One after another, everybody plays one of five places, openly. Last comes the Ambassador, by chance. In five rounds you visit each place once.'],
        ['Meet.', 'Where exactly two are, they meet. One alone meets nobody, and neither do three.'],
        ['Show.', 'Two agents who meet show each other two cards in secret: one is true of them, the other is a lie. Never the same pair to the same person again.'],
        ['Demand.', 'Alone with the Ambassador you may demand a black card of any agent. Black cards do not lie.'],
        ['Call.', 'Alone with your partner you may pick up the telephone instead of showing. Then everything is opened.'],
      ],
    },
    {
      title: 'How one finds out',
      says: [
        'One of the two cards is true, and one is not. If somebody shows you “Agent X” and “29”, they are X or they hold 29, and not both.',
        'Pairs from several meetings bite into each other, and so do the people: there is one of each, and one of each part. At the start you cannot tell apart 36 worlds. The clue sheet counts them down.',
        'Somebody whom you believe to be your partner may be told so, by showing a single black card. Be sure, first.',
      ],
    },
    {
      title: 'Three and five players',
      says: [
        'Three play against each other, with a fourth agent whom nobody plays. Five play against each other too; one of them is the Ambassador. Then everybody wins alone.',
      ],
    },
    {
      title: 'One meeting, told',
      says: [
        'Blue is Colonel Bubble with 11, and meets Green at the Rialto. Blue shows “Bubble” and “0”. Green shows “Fiddlebottom” and “Agent X”.',
        'So Green is Fiddlebottom or X: a partner, or a rival. The number says nothing yet.',
        'Next time Green shows Blue “Agent X” and “52”. If Green is X, Green does not hold 52. If not, Green holds it and is Fiddlebottom. Partner with a known part, or rival without it: one more meeting may settle it.',
      ],
    },
  ],
};
