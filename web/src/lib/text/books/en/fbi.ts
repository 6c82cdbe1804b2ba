/** FBI in plain words. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'How FBI is played',
  lead: 'Two to five agencies hunt the same villains. Bid for the first arrest, choose your agents in secret, and let the others pick up the bystanders.',
  chapters: [
    {
      title: 'What you are after',
      says: [
        'You lead a team of agents. Catch villains, whose cards count for you, and leave the bystanders, whose cards count against you, to the others. All that you have arrested lies open in front of you: that is your slammer.',
        'Most points at the end win.',
      ],
    },
    {
      title: 'A turn has five phases',
      steps: [
        ['Handcuffs.', 'They show who releases first and who goes ahead in a tie. Each turn they move on by one seat.'],
        ['Deal.', 'Two cards for every player are laid open on the board, under their departments. What was left from before stays there.'],
        ['Release.', 'One after another, everybody lets one card of their own slammer go, or none. Its value is your bid: the highest bid arrests first. None counts 0, a bystander counts less than that. The card is lost for good; to be rid of a bystander can be worth a late place.'],
        ['Agents.', 'All choose two of their six agents in secret: one of each department, and Twice, which repeats the other one. A department that has no card on the board cannot be chosen.'],
        ['Arrests.', 'From first to last everybody plays one of the two agents, then from last to first the other. An agent takes the highest card of its department, and must, though only bystanders be left. If the department is empty, it comes home with nothing.'],
      ],
    },
    {
      title: 'What counts',
      says: [
        'Every villain counts its value, every bystander takes its value off. Your own purple pair counts too.',
        'For each department there is a bonus for the one player with the most points in it: Murder 5, Drugs 4, White-collar 3, Fraud 2, Theft 1. If two share the first place, or nobody has more than zero, nobody gets it.',
        'The points at the table include the bonuses as they stand just now. They can still be lost.',
        'The game ends with the turn in which the deck runs out.',
      ],
    },
    {
      title: 'One turn, told',
      says: [
        'Ann, Bert and Cleo play; Ann has the handcuffs. Six cards are dealt: Murder 4 and −3, White-collar −1, Drugs 3, Fraud 1, Theft 2.',
        'Ann releases nothing and counts 0. Bert releases his purple −2 to be rid of it. Cleo releases her purple 1. The order: Cleo, Ann, Bert.',
        'All choose in secret. Cleo: Murder and Drugs. Ann: Murder and Theft. Bert: Drugs and Murder.',
        'First pass. Cleo plays Murder and takes the 4. Ann plays Theft and takes the 2. Bert plays Drugs and takes the 3.',
        'Back again. Bert is last, so he acts twice in a row: his Murder agent has to arrest, and only the −3 is left. Ann plays Murder and finds nothing. Cleo plays Drugs and finds nothing.',
        'Cleo has won 4 and gave 1 for it. Ann won 2. Bert won 3, lost 3, and is rid of his −2: acting late, he should have kept away from Murder.',
      ],
    },
  ],
};
