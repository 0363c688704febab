import { connect } from "#db/connection.ts";
import type { Filling } from "./filling.ts";
import { peopleRows, planRows } from "./people.ts";
import { programmeRows } from "./programmes.ts";
import { roundRows } from "./rounds.ts";
import { siteRows } from "./site.ts";
import { teamRows } from "./teams.ts";

/**
 * Fills a migrated database with what use leaves behind after two years, in bulk and as the product would have stored it: nothing is due, and no
 * row refers to one that isn't there. A million of each takes a minute or two.
 */
export async function fillDatabase(url: string, filling: Filling): Promise<void> {
  const client = await connect({ url });
  await client.executeMultiple(
    "PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000;",
  );
  const statements = [peopleRows, planRows, roundRows, teamRows, programmeRows, siteRows].flatMap((make) =>
    make(filling),
  );
  for (const statement of statements) await client.execute(statement);
  await client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  client.close();
}
