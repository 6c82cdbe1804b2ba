/** What the browser keeps for its user. Storage may be forbidden or full; the evening goes on without it. */

export const recall = (what: string): string | null => {
  try {
    return localStorage.getItem(what);
  } catch {
    return null;
  }
};

export const remember = (what: string, value: string): void => {
  try {
    localStorage.setItem(what, value);
  } catch {
    // Nothing to do: what matters lives as long as the page.
  }
};

export const forget = (what: string): void => {
  try {
    localStorage.removeItem(what);
  } catch {
    // It was never kept.
  }
};
