/** Statements that may read a whole table or index. Each has its reason here. */
const known: readonly string[] = [
  // An administrator's page, at most once an hour: SQLite counts 200,000 entries of an index in a few milliseconds.
  'select count(*) from "users"',
  'select count(*) from "surveys"',
  'select count(*) from "snapshots"',
  // A few dozen rows, for administrators.
  'select count(*), max("name") from "migrations"',
];

export const mayScan = (sql: string): boolean => known.includes(sql);
