/** Where the results of a name are. */
export const resultsPath = (name: string): string => `/players/${encodeURIComponent(name)}`;
