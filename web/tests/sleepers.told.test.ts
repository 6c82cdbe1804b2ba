/** What the log, the map and the head tell of what has happened in Sleeper Cells. */
import { describe, expect, test } from 'vitest';
import { logLines, spoken } from '../src/lib/sleepers/log';
import { peek, roll, trails } from '../src/lib/sleepers/news';
import { nextAuction, statusOf } from '../src/lib/sleepers/status';
import { speak } from '../src/lib/text/words';
import { CIA, FSB, MI6, moment, MSS } from './war';

describe('what is told', () => {
  const story = [
    { seq: 7, events: [{ event: 'spy_turn_began', turn: 3, seat: MI6, income: 10 } as const, { event: 'card_drawn', seat: MI6 } as const] },
    { seq: 8, events: [{ event: 'spy_moved', seat: MI6, owner: MI6, by: 'plane', origin: 'LON', target: 'WAS' } as const] },
    { seq: 9, events: [{ event: 'card_stolen', seat: MI6, rival: CIA, card: null } as const, { event: 'assets_seen', seat: MI6, cards: ['rifle'] } as const] },
    { seq: 10, events: [{ event: 'spy_attacked', seat: FSB, rival: CIA, city: 'HAV', dice: [5, 3], won: true, booty: 15 } as const] },
  ];

  test('in lines, with a heading before a turn, and cards on the line of what happened to them', () => {
    const lines = logLines(story, moment().agencies, CIA);
    expect(lines.map(({ parts }) => spoken(parts))).toEqual([
      'Turn 3 · MI6',
      'MI6 took 10k',
      'MI6 drew a card',
      'MI6 flew from London to Washington DC',
      'MI6 stole a card from you: Rifle',
      'FSB attacked you in Havana, 5 to 3: won',
    ]);
    expect(lines[0]?.heading).toBe(true);
  });

  test('a secret to open eyes is told of whom it is, to the own eyes as theirs', () => {
    const secrets = [{ seq: 1, events: [
      { event: 'dossier_seen', seat: MI6, rival: MI6, location: 'HAV', objective: 'bomb' } as const,
      { event: 'dossier_seen', seat: MI6, rival: CIA, location: 'LIM', objective: 'bomb' } as const,
      { event: 'offer_shown', seat: MI6, partner: CIA, give: ['wire'], want: ['rifle'] } as const,
    ] }];
    const says = (me: number) => logLines(secrets, moment().agencies, me).map(({ parts }) => spoken(parts));
    expect(says(-1).map((line) => line.split(':')[0])).toEqual(['The dossier of MI6', 'For the eyes of MI6', 'In secret']);
    expect(says(MI6).map((line) => line.split(':')[0])).toEqual(['Your dossier', 'For your eyes', 'In secret']);
    expect([-1, MI6, CIA].map((me) => says(me)[2])).toEqual(['In secret: MI6 gives Wire and wants Rifle', 'In secret: You give Wire and want Rifle', 'In secret: MI6 gives Wire and wants Rifle']);
  });

  test('R36 what an Informant shows me of a rival lies over the map until something else happens', () => {
    const shown = (seat: number, rival: number) => ({ seq: 4, events: [{ event: 'informant_played', seat, rival } as const, { event: 'dossier_seen', seat, rival, location: 'LIM', objective: 'bomb' } as const] });
    expect(peek([shown(CIA, MI6)], CIA)).toMatchObject({ rival: MI6, location: 'LIM', objective: 'bomb', key: '4' });
    expect(peek([shown(CIA, CIA)], CIA)).toBeNull();
    expect(peek([shown(CIA, MI6)], -1)).toBeNull();
    expect(peek([shown(CIA, MI6), ...story], CIA)).toBeNull();
  });

  test('R29 the money of an offer stands beside its cards', () => {
    const offer = (pays: number, asks: number, want: readonly string[]) => [{ seq: 1, events: [
      { event: 'offer_made', seat: FSB, partner: CIA, counter: false, gives: 1, wants: want.length, pays, asks } as const,
      { event: 'offer_shown', seat: FSB, partner: CIA, give: ['rifle'], want } as const,
    ] }];
    const says = (story: ReturnType<typeof offer>) => spoken(logLines(story, moment().agencies, CIA)[1]?.parts ?? []);
    expect(says(offer(5, 0, ['recording_device']))).toBe('In secret: FSB gives Rifle + 5k and wants Recording Device');
    expect(says(offer(0, 20, []))).toBe('In secret: FSB gives Rifle and wants 20k');
  });

  describe('to me as you, whatever was done to me', () => {
    const done = [{ seq: 1, events: [
      { event: 'spy_moved', seat: MI6, owner: CIA, by: 'forged', origin: 'HAV', target: 'BOG' } as const,
      { event: 'mole_played', seat: MI6, rival: CIA, cards: [] } as const,
      { event: 'informant_played', seat: MI6, rival: CIA } as const,
      { event: 'booty_taken', seat: MI6, rival: CIA, money: 15 } as const,
      { event: 'card_stolen', seat: MI6, rival: CIA, card: 'bullet' } as const,
      { event: 'objective_stopped', seat: MI6, rival: CIA, objective: 'bomb', city: 'HAV', money: 30 } as const,
      { event: 'cell_destroyed', seat: MI6, rival: CIA, city: 'HAV', pair: 'bomb', money: 30 } as const,
      { event: 'offer_made', seat: MI6, partner: CIA, counter: false, gives: 1, wants: 0, pays: 0, asks: 5 } as const,
      { event: 'token_passed', seat: CIA } as const,
    ] }];
    const says = (me: number) => logLines(done, moment().agencies, me).map(({ parts }) => spoken(parts));

    test('in English', () => {
      expect(says(CIA)).toEqual([
        'MI6 sent your spy from Havana to Bogota',
        'MI6 set a Mole on you:',
        'MI6 looked into your dossier',
        'MI6 took 15k from you',
        'MI6 stole Bullet from you',
        'MI6 stopped your Bomb in Havana: 30k',
        'MI6 destroyed your cell in Havana: 30k',
        'MI6 offered you 1 card for 5k',
        'The auction token goes to you',
      ]);
      expect(says(FSB)[6]).toBe('MI6 destroyed the cell of CIA in Havana: 30k');
    });

    test('in German', async () => {
      await speak('de');
      const told = says(CIA);
      await speak('en');
      expect(told).toEqual([
        'MI6 schickt deinen Spion von Havanna nach Bogotá',
        'MI6 setzt einen Maulwurf auf dich an:',
        'MI6 sieht in dein Dossier',
        'MI6 nimmt dir 15k ab',
        'MI6 stiehlt dir Patrone',
        'MI6 hält dich in Havanna auf: Bombe, 30k',
        'MI6 hebt deine Zelle in Havanna aus: 30k',
        'MI6 bietet dir 1 Karte für 5k',
        'Die Auktionsmarke geht an dich',
      ]);
    });
  });

  test('as trails and dice', () => {
    expect(trails(story)).toEqual([{ from: 'LON', to: 'WAS', owner: MI6 }]);
    expect(roll(story)).toMatchObject({ event: 'spy_attacked', dice: [5, 3], key: '10' });
    expect(roll(story.slice(0, 2))).toBeNull();
  });

  test('as a status, with the next auction', () => {
    expect(statusOf(moment(), { id: '1', legal: ['end'], sealed: false, choice: null, locked: false, left_ms: null })).toMatchObject({ main: 'Your turn', mine: true });
    expect(statusOf(moment({ to_act: [MSS], phase: 'draft' }), null)).toMatchObject({ main: 'MSS picks in the auction', mine: false });
    expect(nextAuction(moment())).toBe(13);
    expect(nextAuction(moment({ turn: 1, active: CIA, token: MSS }))).toBe(4);
  });
});
