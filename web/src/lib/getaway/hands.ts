/** Which hand plays: the Stops lie under its thumb. */
import { recall, remember } from '../parts/keep';

export type Hands = 'right' | 'left';

const HANDS = 'backroom.getaway.hands';

export const recallHands = (): Hands => (recall(HANDS) === 'left' ? 'left' : 'right');
export const rememberHands = (hands: Hands): void => remember(HANDS, hands);
