import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import { listRounds } from "#src/server/domain/admin/rounds/list-rounds.ts";
import { emptyDatabase, migrationsBefore } from "#tests/setup/database/earlier-database.ts";
import { depsOn } from "#tests/setup/deps-on.ts";
import { expect, it, onTestFinished } from "vitest";

it("a migration lets administrators find the rounds that exist, in the order of their start", async () => {
  const url = await emptyDatabase();
  await migrate({ url }, await migrationsBefore("0043"));
  const client = await connect({ url });
  onTestFinished(() => client.close());
  const round = (id: string, createdAt: number, completedAt: string) =>
    `INSERT INTO surveys (id, user_id, title, description, audience, min_responses, catalogue_version, completed_at, created_at, updated_at) VALUES ('${id}', 'mira', 'Spring ${id}', '', 'personal', 3, 1, ${completedAt}, ${String(createdAt)}, 0)`;
  await client.batch([
    "INSERT INTO users (id, email, mailbox, password_hash, first_name, last_name, created_at, updated_at) VALUES ('mira', 'mira@example.org', 'mira@example.org', '', 'Mira', '', 0, 0)",
    round("later", 2, "NULL"),
    round("earlier", 1, "3"),
  ]);
  await migrate({ url });
  const db = await openDatabase({ url });
  onTestFinished(() => db.close());
  const deps = depsOn({ db, url, file: null });
  const found = async (query: Parameters<typeof listRounds>[1]) =>
    (await listRounds(deps, query)).items.map(({ id }) => id);
  expect(await found({ q: "spring" })).toEqual(["later", "earlier"]);
  expect(await found({ q: "mira@example.org", state: "closed" })).toEqual(["earlier"]);
  expect(await found({ person: "mira", state: "open" })).toEqual(["later"]);
});
