/** Sleeper Cells in plain words. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'How Sleeper Cells is played',
  lead: 'Four agencies, one map of the world. Move spies, run objectives for money, trade, steal, and plant a sleeper cell in each of three zones.',
  chapters: [
    {
      title: 'What you are after',
      says: [
        'The first agency with a cell in each zone has won: the Americas, Europe and Africa, Asia and the Pacific. A cell costs 40k, and must be put where you have a spy.',
        'Ten thousand come with each turn. That is slow. Objectives pay 60k, and everybody wants to stop yours.',
      ],
    },
    {
      title: 'How a turn goes',
      steps: [
        ['Money.', 'You get 10k, and 60k more if your objective was left in peace.'],
        ['A card.', 'You draw an Asset: an object, a stop card, or an event.'],
        ['Free actions.', 'Move each spy along a line, buy a car, a plane, a spy or a cell, play Assets, attack or steal where a rival is in the same city, trade, begin your objective. In any order, as much as you can pay.'],
        ['Discard.', 'Down to five cards.'],
        ['Auction.', 'Whoever has the token draws four Assets, keeps one and passes the rest on; everybody keeps one.'],
      ],
    },
    {
      title: 'An objective',
      says: [
        'You hold a secret Location and a secret Objective. Bring a spy to that city, and the two objects that the Objective asks for: detonator and explosives for a bomb, wire and recording device for a wire tap, rifle and bullet for an assassination.',
        'Begin it, and both cards are turned up. Your spy slips away, and your turn is over. If nobody gets there with the right stop card before your next turn, 60k are yours.',
      ],
    },
    {
      title: 'Against each other',
      says: [
        'Where your spy and a rival’s are in the same city you may attack or steal, once a turn. To attack, roll higher than the other: a gamble, slightly against you. To steal takes no dice.',
        'A cell left without a spy of its agency can be destroyed, with any pair of objects and a spy of yours in the city. It even pays.',
        'Everything may be traded, with whoever agrees. A wish shows what you lack: think before you ask.',
      ],
    },
    {
      title: 'One turn, told',
      says: [
        'The MSS has 30k and gets 10k. It draws bullets, and has a rifle already. Its Location is Cairo, its Objective an assassination.',
        'A spy flies from Beijing for 20k and lands in Cairo. The MSS begins the assassination, gives up rifle and bullet, and the spy steps out to a neighbouring city.',
        'All see the token now. MI6 has a spy near, but not the card that prevents it. The turn comes round, and the MSS collects 70k: enough for a cell.',
      ],
    },
  ],
};
