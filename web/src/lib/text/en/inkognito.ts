/** Inkognito in English. */
export const inkognito = {
  title: 'Inkognito',
};
