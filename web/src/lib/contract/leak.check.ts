/** What the contract has no field for: if one of these lines compiles without its mark, a secret has got a name. */
import type { FbiView, Locked, Player } from './messages';

// @ts-expect-error others see that a player has locked, never what
export const peek = (player: Player) => player.choice;

// @ts-expect-error that a seat has chosen its agents does not say which
export const spy = (event: Locked) => event.agents;

// @ts-expect-error the deck is a number of cards, never their order
export const next = (view: FbiView) => view.deck[0];

export const mine = (view: FbiView) => view.kept;
