/** Getaway in plain words. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'How Getaway is played',
  lead: 'Robbers against police, all at the same time, on one pile. No turns. Throw what fits, remember what lies below, and dare to say Stop.',
  chapters: [
    {
      title: 'What you are after',
      says: [
        'Your team wants three of the five Locations. A round is about one of them: lay cards that fit until you believe that your team has enough points, and then say Stop.',
        'Nobody counts while cards fly. Whether it was enough, the review shows.',
      ],
    },
    {
      title: 'How a round goes',
      steps: [
        ['START.', 'Everybody picks up the hand at the same moment. A Location lies in the middle.'],
        ['Lay.', 'Each card has one large object. It fits if the card on top of the pile shows that object among the small ones: for police those at the top, for robbers those at the bottom.'],
        ['Deny.', 'A Deny fits on a card with the very object it is aimed at. That card will not count.'],
        ['Stop.', 'Lay a Stop when you think that your team has its points. It must fit too: one of its two objects must be on the card below.'],
        ['Review.', 'The pile is laid out in a row. What fits moves up and counts. Enough, and the Location is yours; not enough, and it is theirs.'],
      ],
    },
    {
      title: 'Worth knowing',
      says: [
        'A card that does not fit may be laid. It counts nothing, but it covers what lay there: the top card alone says what fits next. That can be a blunder, and it can be a trap.',
        'Only the points of the team that said Stop are counted. If you have enough, be first to say so.',
        'A team of one needs 10 points, of two 16, of three 20, of four 22.',
        'Who cannot race may play in calm mode, against oneself and the clock of nobody.',
      ],
    },
    {
      title: 'Six cards, told',
      says: [
        'The Bank Vault is on the table. It shows pincers and dynamite to the robbers, handcuffs and radio to the police.',
        'A robber lays pincers: fits. Upon it a policeman lays a dog, but the pincers card shows no dog: it does not fit. A robber lays a drill, for the dog card shows one: fits. It does not matter that the dog was wrong.',
        'The police lays a Deny aimed at the drill, and has struck 3 points. The Deny shows dynamite: a robber lays that, worth 2, and then Stop.',
        'In the review pincers and dynamite move up, the drill does not. The robbers are short of their target, and the police take the Bank Vault.',
      ],
    },
  ],
};
