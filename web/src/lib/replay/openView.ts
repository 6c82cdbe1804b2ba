/** What a replay that hides nothing shows: the table as everybody saw it, and on it what was secret then. */
import type { AnyView } from '../contract/messages';
import type { AnyTruth } from '../contract/review';

export const openView = (truth: AnyTruth): AnyView =>
  truth.game === 'criminals' ? { ...truth.public, guilt: truth.guilt, boss: truth.boss } : truth.public;
