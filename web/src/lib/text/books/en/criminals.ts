/** Criminals in plain words. */
import type { Intro } from '../book';

export const intro: Intro = {
  title: 'How Criminals is played',
  lead: 'Three to nine suspects, each guilty of one crime. One crime belongs to a Boss whom nobody has met. Talk, point, deny, and sell out whoever did it before they sell you out.',
  chapters: [
    {
      title: 'What you are after',
      says: [
        'You have committed exactly one crime and you have an alibi for every other. So has everybody. The one crime that is left over is the Boss’s.',
        'You win by being the last one standing, by selling out the Boss together, or alone, by snitching on the right person at the right moment.',
      ],
    },
    {
      title: 'How a round goes',
      steps: [
        ['A crime is drawn.', 'It is under investigation now. One of you did it, or the Boss.'],
        ['Talk.', 'Claim an alibi, ask, suspect, promise. Nobody has to say the truth.'],
        ['Point.', 'Accuse whoever you like, and change your mind as often as you like. All see it. Whoever shows an alibi for this crime cannot be accused of it.'],
        ['Sold out.', 'Once half of those who remain point at the same player, he is sold out. Guilty: he is out. Innocent: he turns up his alibi, and has a choice to make.'],
        ['Pass or snitch.', 'An innocent may pass, and the crime goes back into the deck. Or he may name the one who did it. Right, and he has won alone. Wrong, and he is out.'],
      ],
    },
    {
      title: 'The Boss',
      says: [
        'The Boss is sold out only if everybody who remains points at him. If the crime is his, all who remain have won together. If it is not, the one who did it has won alone, and has made fools of you all.',
        'So when your own crime is drawn, nothing suits you better than a table that believes it was the Boss.',
      ],
    },
    {
      title: 'How one finds out',
      says: [
        'An alibi turned up is the only fact there is: this player did not do that. Everything else is talk.',
        'Every player did something else. If two crimes are settled, a third may follow. The charge sheet below the suspects does this reasoning for you, as far as the table allows.',
      ],
    },
    {
      title: 'One round, told',
      says: [
        'Ann, Bert, Cleo, Dora and Emil play. Arson is drawn. It takes three of five.',
        'Bert has done it, and says that he has an alibi. Ann points at Cleo, who was silent. Bert joins her. Dora, who has an alibi, joins too: three.',
        'Cleo is sold out, and innocent. She turns up her alibi for arson. Now she could snitch. She suspects Bert, who was quick to join; but Emil is possible too, and the Boss. She passes.',
        'Arson goes back into the deck. Everybody has learned that Cleo did not do it, and something about Bert.',
      ],
    },
  ],
};
