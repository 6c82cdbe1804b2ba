/** Sleeper Cells: the slip of the dice says you to whoever rolled them or is attacked, in both languages. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Roll } from '../src/lib/sleepers/news';
import { thrown } from '../src/lib/sleepers/thrown';
import { speak } from '../src/lib/text/words';
import { CIA, FSB, MI6, moment } from './war';

const attack = (seat: number, rival: number, won: boolean): Roll => ({ event: 'spy_attacked', key: '1', seat, rival, city: 'HAV', dice: won ? [5, 3] : [3, 5], won, booty: won ? 15 : null });
const rebellion: Roll = { event: 'rebellion_rolled', key: '1', seat: CIA, city: 'HAV', die: 2, lost: true };
const said = (roll: Roll, seat: number = CIA): readonly string[] => {
  const { title, outcome, dice } = thrown(moment({ seat }), roll);
  return [title, outcome, ...dice];
};

describe('the slip of the dice', () => {
  afterEach(() => speak('en'));

  test('in English', () => {
    expect(said(attack(CIA, MI6, true))).toEqual(['You attack MI6 in Havana', 'You win: the spy of MI6 is gone, 15k taken', 'You roll 5', 'MI6 rolls 3']);
    expect(said(attack(CIA, MI6, false))).toEqual(['You attack MI6 in Havana', 'The attack fails: your spy is gone', 'You roll 3', 'MI6 rolls 5']);
    expect(said(attack(MI6, CIA, true))).toEqual(['MI6 attacks you in Havana', 'MI6 wins: your spy is gone, 15k taken', 'MI6 rolls 5', 'You roll 3']);
    expect(said(attack(MI6, CIA, true), FSB).slice(0, 2)).toEqual(['MI6 attacks CIA in Havana', 'MI6 wins: the spy of CIA is gone, 15k taken']);
    expect(said(rebellion)).toEqual(['Rebellion in Havana: You roll', '1 or 2: the spy is lost', 'You roll 2']);
  });

  test('in German', async () => {
    await speak('de');
    expect(said(attack(CIA, MI6, true))).toEqual(['Du greifst MI6 in Havanna an', 'Du gewinnst: der Spion von MI6 ist fort, 15k erbeutet', 'Du würfelst 5', 'MI6 würfelt 3']);
    expect(said(attack(CIA, MI6, false))).toEqual(['Du greifst MI6 in Havanna an', 'Der Angriff scheitert: dein Spion ist fort', 'Du würfelst 3', 'MI6 würfelt 5']);
    expect(said(attack(MI6, CIA, true))).toEqual(['MI6 greift dich in Havanna an', 'MI6 gewinnt: dein Spion ist fort, 15k erbeutet', 'MI6 würfelt 5', 'Du würfelst 3']);
    expect(said(rebellion)).toEqual(['Aufstand in Havanna: Du würfelst', '1 oder 2: der Spion ist verloren', 'Du würfelst 2']);
  });
});
