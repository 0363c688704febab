import { connect } from "#db/connection.ts";
import type { TestDeps } from "#tests/setup/deps.ts";

/** The whole content of a database, as someone with a copy reads it. */
export type Row = Readonly<Record<string, unknown>>;
export type Dump = ReadonlyMap<string, readonly Row[]>;

const readAll = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";

/** Every table in storage order, with row numbers if it has them. */
export async function dumpOf({ databaseUrl }: Pick<TestDeps, "databaseUrl">): Promise<Dump> {
  const client = await connect({ url: databaseUrl });
  try {
    const dump = new Map<string, readonly Row[]>();
    for (const { name } of (await client.execute(readAll)).rows) {
      if (typeof name !== "string") continue;
      const table = `"${name}"`;
      const numbered = client.execute(`SELECT rowid AS "rowid", * FROM ${table} ORDER BY rowid`);
      const { rows } = await numbered.catch(() => client.execute(`SELECT * FROM ${table}`));
      dump.set(
        name,
        rows.map((row) => ({ ...row })),
      );
    }
    return dump;
  } finally {
    client.close();
  }
}

export const rowsOf = (dump: Dump, table: string): readonly Row[] => {
  const rows = dump.get(table);
  if (rows === undefined) throw new Error(`There is no table ${table}.`);
  return rows;
};

/** Spearman's rank correlation of two lists, -1 to 1; 0 if one is constant. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranks(one), ranks(other)];
  const mean = (a.length - 1) / 2;
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + (value - mean) * ((y[i] ?? 0) - mean), 0);
  const spread = Math.sqrt(product(a, a) * product(b, b));
  return spread === 0 ? 0 : product(a, b) / spread;
}

/** The rank of each number; equal ones share the mean of theirs. */
function ranks(numbers: readonly number[]): readonly number[] {
  return numbers.map((number) => {
    const below = numbers.filter((other) => other < number).length;
    const equal = numbers.filter((other) => other === number).length;
    return below + (equal - 1) / 2;
  });
}
