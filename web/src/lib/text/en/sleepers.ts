/** Sleeper Cells in English. */
export const sleepers = {
  title: 'Sleeper Cells',
};
