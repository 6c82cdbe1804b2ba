/** Lines of the log for those who do not see the table: every one that comes, in order, and none twice. */
export interface Said {
  readonly key: string;
  readonly says: string;
}

/** So many stay to be read; what is older has been. */
export const MOST = 20;

export class Aloud {
  lines = $state.raw<readonly Said[]>([]);

  /** Nothing is news of what was there before one came. */
  #heard: Set<string> | null = null;

  tell(all: readonly Said[]): void {
    const heard = this.#heard;
    this.#heard = new Set(all.map(({ key }) => key));
    const fresh = heard === null ? all.slice(-1) : all.filter(({ key }) => !heard.has(key));
    if (fresh.length === 0) return;
    const keys = new Set(fresh.map(({ key }) => key));
    this.lines = [...this.lines.filter(({ key }) => !keys.has(key)), ...fresh].slice(-MOST);
  }
}
