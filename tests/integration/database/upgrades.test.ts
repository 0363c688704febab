import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { emptyDatabase, migrationNames, migrationsBefore } from "#tests/setup/database/earlier-database.ts";
import { columnsOf, insertSampleRows, tablesOf } from "#tests/setup/database/sample-rows.ts";
import type { Client } from "@libsql/client";
import { describe, expect, it, onTestFinished } from "vitest";

/*
 * Every earlier version can be upgraded without losses: for each migration, a database as it was right after
 * it, with rows in all its tables.
 */

/** Columns that a migration removes or rewrites. All others must survive unchanged. */
const meant: Readonly<Record<string, readonly string[]>> = {
  // The state became the reason for it.
  "0013_billing_and_jobs": ["billings.plan_id", "billings.status", "billings.current_period_end"],
  // A browser is looked up by its person.
  "0034_devices_by_person": ["known_devices.address_hash"],
  // They have other names, and fewer buckets than there were lanes.
  "0035_email_subjects": ["mails.invitation_id", "mails.lane"],
  // All links of invitations stand in one table: see migrate.test.ts.
  "0039_one_word_for_one_thing": [
    ...["invitation_links.token_hash", "invitation_links.invitation_id", "share_cards.owner_name"],
    ...["client_links.token_hash", "client_links.client_id"],
    ...["organisation_invite_links.token_hash", "organisation_invite_links.invite_id"],
  ],
  // Being counted is yes, no or not said; pictures are lists of words: see migrate-pictures.test.ts.
  "0040_one_picture": [
    ...["clients.shares_result", "clients.counted_since", "team_people.is_counted"],
    ...["workshop_guests.is_counted", "group_pictures.content", "team_pictures.content", "workshops.picture"],
    ...["shown_results.programme_id", "shown_results.client_id", "shown_results.snapshot_id"],
    ...["team_rounds.quarters", "team_rounds.next_look_at"],
  ],
};

/** As a column of an earlier version is called now. */
const newNameOf = (column: string): string =>
  column
    .replace(/^plans\./, "action_plans.")
    .replace(/^auto_tokens\./, "sign_in_codes.")
    .replace("sign_in_codes.token_hash", "sign_in_codes.code_hash");

/** Every table, index, trigger and view with its definition. */
async function schemaOf(client: Client): Promise<readonly string[]> {
  const { rows } = await client.execute("SELECT name, sql FROM sqlite_master ORDER BY name");
  return rows.map((row) => JSON.stringify([row["name"], row["sql"]]));
}

/** The values by table and column, unordered. */
async function contentOf(client: Client): Promise<ReadonlyMap<string, string>> {
  const content = new Map<string, string>();
  for (const table of await tablesOf(client)) {
    for (const { name } of await columnsOf(client, table)) {
      const { rows } = await client.execute(`SELECT hex("${name}") AS value FROM "${table}" ORDER BY 1`);
      content.set(`${table}.${name}`, JSON.stringify(rows.map(({ value }) => value)));
    }
  }
  return content;
}

async function open(url: string): Promise<Client> {
  const client = await connect({ url });
  onTestFinished(() => client.close());
  return client;
}

const names = migrationNames();

describe("a database of an earlier version", () => {
  it.each(names.slice(0, -1).map((name, n) => ({ name, later: names.slice(n + 1) })))(
    "after $name keeps all its data",
    async ({ later }) => {
      const url = await emptyDatabase();
      await migrate({ url }, await migrationsBefore(later[0] ?? ""));
      const client = await open(url);
      await insertSampleRows(client);
      const before = await contentOf(client);
      expect([...before].filter(([, values]) => values === "[]")).toEqual([]);
      await migrate({ url });
      const after = await contentOf(client);
      const changed = [...before].filter(([column, values]) => after.get(newNameOf(column)) !== values);
      const allowed = later.flatMap((migration) => meant[migration] ?? []);
      expect(changed.map(([column]) => column).filter((column) => !allowed.includes(column))).toEqual([]);
      const { rows: damage } = await client.execute("PRAGMA integrity_check");
      expect(damage.map((row) => row["integrity_check"])).toEqual(["ok"]);
      expect((await client.execute("PRAGMA foreign_key_check")).rows).toEqual([]);
      const fresh = await open((await makeDatabaseUrl()).url);
      expect(await schemaOf(client)).toEqual(await schemaOf(fresh));
    },
  );
});
