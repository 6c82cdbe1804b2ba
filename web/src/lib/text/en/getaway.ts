/** Getaway in English. */
export const getaway = {
  title: 'Getaway',
};
