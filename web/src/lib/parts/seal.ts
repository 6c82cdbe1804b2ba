/** The fair deal: a hash of the seed was published before the first card, the seed after the last. */

export type Verdict = 'matches' | 'differs' | 'cannot';

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 of the seed as it is written must give the seal. Only secure pages lend a browser's own hashing. */
export const check = async (commitment: string, seed: string): Promise<Verdict> => {
  if (globalThis.crypto?.subtle === undefined) return 'cannot';
  const digest = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(seed)));
  return digest === commitment.toLowerCase() ? 'matches' : 'differs';
};

/** A long fingerprint by its two ends, in groups that an eye can compare. */
export const shortened = (fingerprint: string): string =>
  fingerprint.length <= 26 ? fingerprint : `${fingerprint.slice(0, 8)} ${fingerprint.slice(8, 16)} … ${fingerprint.slice(-8)}`;
