/** Files are asked for again when they do not come, with growing patience. */

export type Load<T> = () => Promise<T>;

/** Waits between attempts, in milliseconds; the last one repeats. */
export const PATIENCE: readonly number[] = [400, 1000, 2000, 4000];
/** So many failures are enough to say so. */
export const ENOUGH = 3;

export const waitAfter = (failures: number): number => PATIENCE[Math.min(failures, PATIENCE.length) - 1] ?? 0;

/** For what the page can do without: a few attempts, and then the failure. */
export const insist = async <T>(load: Load<T>): Promise<T> => {
  for (let failures = 1; ; failures++) {
    try {
      return await load();
    } catch (cause) {
      if (failures === ENOUGH) throw cause;
      await new Promise((resolve) => setTimeout(resolve, waitAfter(failures)));
    }
  }
};
