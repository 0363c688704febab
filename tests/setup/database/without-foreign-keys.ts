import { connect } from "#db/connection.ts";
import { z } from "zod";

const tables = z.array(z.object({ name: z.string(), sql: z.string() }));

/** All tables without foreign keys, as on a server that ignores them. */
export async function dropForeignKeys(url: string): Promise<void> {
  const client = await connect({ url });
  await client.execute("PRAGMA foreign_keys = OFF");
  const { rows } = await client.execute(
    "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql LIKE '%FOREIGN KEY%'",
  );
  for (const { name, sql } of tables.parse(rows)) {
    const free = sql.replaceAll(/,\s*FOREIGN KEY \([^)]*\) REFERENCES [^,]*?(?=,\s|\n\))/g, "");
    await client.execute(`DROP TABLE ${name}`);
    await client.execute(free);
  }
  const left = await client.execute("SELECT name FROM sqlite_master WHERE sql LIKE '%FOREIGN KEY%'");
  client.close();
  if (left.rows.length > 0) throw new Error("A table still has a foreign key.");
}

/** All rows of all tables, as one text. */
export async function everythingIn(url: string): Promise<string> {
  const client = await connect({ url });
  const { rows } = await client.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'");
  const all = [];
  for (const { name } of tables.parse(rows)) all.push((await client.execute(`SELECT * FROM ${name}`)).rows);
  client.close();
  return JSON.stringify(all);
}
