/** What the certificate of a deal proves to this browser, beyond that seed and seal belong together. */
import type { Certificate } from '../contract/review';

export type Proof = 'seen' | 'unseen' | 'other';

/** Only who was shown the seal before the end knows that it is the one from then. */
export const proofOf = (certificate: Certificate | null, seen: string | null): Proof =>
  seen === null ? 'unseen' : seen === certificate?.commitment ? 'seen' : 'other';
