/** Statements that may scan a whole table or index, with reasons. */
const known: readonly string[] = [
  // A few dozen rows, for administrators.
  'select count(*), max("name") from "migrations"',
];

export const mayScan = (sql: string): boolean => known.includes(sql);
