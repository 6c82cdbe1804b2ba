/** Who has been put out of the game while the others go on. Only Criminals does that (CRM-4.2, 5.3). */
import type { AnyView } from '../contract/messages';

export const isOut = (view: AnyView | null, seat: number): boolean => view?.game === 'criminals' && view.phase !== 'over' && !view.remaining.includes(seat);
