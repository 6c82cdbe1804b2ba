/** Tables are called after cities with a past: the same name for everybody, worked out from the table's id. */

const CITIES: readonly string[] = [
  'Tangier', 'Trieste', 'Macao', 'Odessa', 'Lisbon', 'Marseille', 'Havana', 'Istanbul', 'Palermo', 'Naples',
  'Chicago', 'Casablanca', 'Budapest', 'Vienna', 'Beirut', 'Cairo', 'Tallinn', 'Riga', 'Prague', 'Geneva',
  'Monaco', 'Genoa', 'Shanghai', 'Saigon', 'Bangkok', 'Bombay', 'Samarkand', 'Tbilisi', 'Batumi', 'Varna',
  'Salonica', 'Valletta', 'Tunis', 'Algiers', 'Dakar', 'Mombasa', 'Zanzibar', 'Colombo', 'Batavia', 'Manila',
  'Vladivostok', 'Murmansk', 'Helsinki', 'Hamburg', 'Antwerp', 'Ostend', 'Cork', 'Glasgow', 'Reno', 'Nassau',
];

export const tableName = (id: string): string => {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return CITIES[sum % CITIES.length] ?? id;
};
