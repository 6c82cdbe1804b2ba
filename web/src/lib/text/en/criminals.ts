/** Criminals in English. */
export const criminals = {
  title: 'Criminals',
};
