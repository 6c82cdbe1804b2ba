/** The tables in the open, looked up again every so often for as long as somebody looks. */
import type { TableInfo } from '../contract/messages';
import { openTables } from './desk';
import { POSTERS } from './posters';

const LOOK_AGAIN = 8_000;

export class Listing {
  /** Null until the first answer. */
  tables = $state.raw<readonly TableInfo[] | null>(null);
  /** The house did not answer. */
  away = $state(false);

  /** Returns what ends it. */
  watch(): () => void {
    void this.#look();
    const again = setInterval(() => document.visibilityState === 'visible' && void this.#look(), LOOK_AGAIN);
    return () => clearInterval(again);
  }

  async #look(): Promise<void> {
    try {
      this.tables = (await openTables()).filter(({ game }) => game in POSTERS);
      this.away = false;
    } catch {
      this.away = true;
    }
  }
}
