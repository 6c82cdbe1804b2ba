/** What is known of a rival: its pair, and how; what lies open before it. */
import type { Asset, City, Objective, SleepersView } from '../contract/messages';

/** 3f2 It lies open to all; R36 an Informant has shown it to me. */
export type How = 'open' | 'seen';

export const howKnown = (view: SleepersView, seat: number): How | null => (view.revealed.includes(seat) ? 'open' : view.informed.includes(seat) ? 'seen' : null);
