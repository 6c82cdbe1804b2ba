/** Which sign each seat of a table carries: its own by number, or the one its player has taken. */
import { getContext, setContext } from 'svelte';

const SIGNS = Symbol('signs of the seats');

type SignOf = (seat: number) => number;

/** For everything below this component. */
export const setSigns = (of: SignOf): void => void setContext(SIGNS, of);

export const signOf = (): SignOf => getContext<SignOf | undefined>(SIGNS) ?? ((seat) => seat);
