/** Offers of Sleeper Cells, as they are put together and answered. */
import { describe, expect, test } from 'vitest';
import { answers, complete, countered, EMPTY, mirrored, proposing, refusesAll, turned } from '../src/lib/sleepers/bargain';
import type { SpyOffer } from '../src/lib/contract/messages';
import { CIA, FSB, MI6, moment, MSS } from './war';

describe('an offer', () => {
  test('R28 is built from the trays, card by card', () => {
    const tray = { give: ['road_block'], want: ['recording_device'], pays: 10, asks: 5 };
    expect(proposing(moment(), FSB, tray)).toEqual(['trade across', 'give road_block', 'want recording_device', 'give 5k', 'give 5k', 'want 5k', 'propose']);
  });

  test('goes on from what was built, or begins anew where something was taken off', () => {
    const plan: SpyOffer = { by: CIA, to: FSB, counter: false, gives: 1, wants: 0, pays: 5, asks: 0, give: ['wire'], want: [] };
    const view = moment({ plan, phase: 'offer' });
    expect(proposing(view, FSB, { ...EMPTY, give: ['wire'], want: ['rifle'], pays: 5 })).toEqual(['want rifle', 'propose']);
    expect(proposing(view, FSB, { ...EMPTY, want: ['rifle'], pays: 5 })).toEqual(['cancel', 'trade across', 'want rifle', 'give 5k', 'propose']);
  });

  test('is countered from its other side, with what I hold', () => {
    const offer: SpyOffer = { by: MSS, to: CIA, counter: false, gives: 1, wants: 2, pays: 5, asks: 60, give: ['rifle'], want: ['wire', 'wire'] };
    expect(turned(offer, ['wire', 'bullet'], 35)).toEqual({ give: ['wire'], want: ['rifle'], pays: 35, asks: 5 });
    expect(proposing(moment({ offer, phase: 'answer' }), MSS, { ...EMPTY, pays: 5, want: ['rifle'] })[0]).toBe('counter');
    const plan: SpyOffer = { ...offer, by: CIA, to: MSS, counter: true, give: ['wire'], want: [], pays: 0 };
    expect(proposing(moment({ offer, plan, phase: 'offer' }), MSS, { ...EMPTY, pays: 5, want: ['rifle'] }).slice(0, 2)).toEqual(['cancel', 'counter']);
  });

  test('needs something on both sides, but for gifts', () => {
    expect(complete({ ...EMPTY, pays: 5 }, false)).toBe(false);
    expect(complete({ ...EMPTY, pays: 5 }, true)).toBe(true);
    expect(complete({ ...EMPTY, pays: 5, want: ['wire'] }, false)).toBe(true);
  });

  test('its answers of this turn, and what I had said before a counter-offer', () => {
    const story = [
      { seq: 1, events: [{ event: 'offer_answered', seat: MI6, partner: CIA, accepted: false } as const] },
      { seq: 2, events: [{ event: 'spy_turn_began', turn: 11, seat: CIA, income: 10 } as const] },
      { seq: 3, events: [
        { event: 'offer_made', seat: CIA, partner: MSS, counter: false, gives: 1, wants: 1, pays: 5, asks: 0 } as const,
        { event: 'offer_shown', seat: CIA, partner: MSS, give: ['wire'], want: ['rifle'] } as const,
      ] },
      { seq: 4, events: [{ event: 'offer_answered', seat: MSS, partner: CIA, accepted: true } as const] },
    ];
    expect([...answers(story, CIA)]).toEqual([[MSS, true]]);
    expect(countered(story, CIA)).toEqual({ give: ['wire'], want: ['rifle'], pays: 5, asks: 0 });
    expect(countered(story, MSS)).toBeNull();
    expect(mirrored({ give: ['wire'], want: ['rifle'], pays: 5, asks: 0 })).toEqual({ give: ['rifle'], want: ['wire'], pays: 0, asks: 5 });
  });
});

test('all offers are refused in the turn it was asked for, by nobody in the own turn, and no more in the next', () => {
  expect(refusesAll({ turn: 7, active: 1, seat: 0 }, 7)).toBe(true);
  expect(refusesAll({ turn: 8, active: 2, seat: 0 }, 7)).toBe(false);
  expect(refusesAll({ turn: 7, active: 0, seat: 0 }, 7)).toBe(false);
});
