import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import type { PersonMark } from "#db/full-text-indexes.ts";
import { listLog } from "#src/server/domain/admin/log/list-log.ts";
import { searchPostRows } from "#src/server/domain/blog/writing/list-queries.ts";
import { emptyDatabase, migrationsBefore } from "#tests/setup/database/earlier-database.ts";
import { describe, expect, it, onTestFinished } from "vitest";

/** A database as it was before a migration. */
async function databaseBefore(first: string) {
  const url = await emptyDatabase();
  await migrate({ url }, await migrationsBefore(first));
  const client = await connect({ url });
  onTestFinished(() => client.close());
  const addPerson = (id: string, { verifiedAt = "NULL", isAdmin = 0 } = {}) =>
    client.execute(
      `INSERT INTO users (id, email, mailbox, password_hash, first_name, last_name, is_admin, email_verified_at, created_at, updated_at) VALUES ('${id}', '${id}', '${id}', '', '${id}', '', ${String(isAdmin)}, ${verifiedAt}, 0, 0)`,
    );
  return { url, client, addPerson };
}

describe("migrations let administrators find what was there before", () => {
  it("people by what they are", async () => {
    const { url, client, addPerson } = await databaseBefore("0022");
    await addPerson("ada");
    await addPerson("adam", { verifiedAt: "1", isAdmin: 1 });
    await client.execute("INSERT INTO billings (user_id, updated_at) VALUES ('ada', 0)");
    await migrate({ url });
    const found = async (mark: PersonMark) =>
      (
        await client.execute({
          sql: "SELECT email FROM people_index JOIN users ON number = people_index.rowid WHERE people_index MATCH ?",
          args: [`words : ("ada"*) AND marks : ${mark}`],
        })
      ).rows.map(({ email }) => email);
    expect(await found("unverified")).toEqual(["ada"]);
    expect(await found("administrator")).toEqual(["adam"]);
    expect(await found("plan")).toEqual(["ada"]);
  });

  it("entries of the log by who did it and to whom, and posts by their titles", async () => {
    const { url, client, addPerson } = await databaseBefore("0024");
    for (const id of ["ada", "berta", "cy"]) await addPerson(id);
    await client.execute(
      "INSERT INTO surveys (id, user_id, title, description, audience, min_responses, catalogue_version, created_at, updated_at) VALUES ('round', 'cy', '', '', 'personal', 3, 1, 0, 0)",
    );
    for (const [actor, act, target] of [
      ["ada", "end sessions", "berta"],
      ["berta", "close round", "round"],
      ["ada", "delete person", "gone"],
    ] as const)
      await client.execute({
        sql: "INSERT INTO admin_log (at, actor_id, act, target_id) VALUES (0, ?, ?, ?)",
        args: [actor, act, target],
      });
    for (const [id, liveRevision] of [
      ["draft", null],
      ["live", 1],
    ] as const)
      await client.execute({
        sql: `INSERT INTO posts (id, slug, content, revision, live_revision, saved_at, saved_by, created_at) VALUES (?1, ?1, '{"title":"What a word hides"}', 1, ?2, 0, 'ada', 0)`,
        args: [id, liveRevision],
      });
    await migrate({ url });
    const db = await openDatabase({ url });
    onTestFinished(() => db.close());
    const found = async (q: string) => (await listLog({ db }, { q })).items.map(({ number }) => number);
    expect([await found("ada"), await found("berta"), await found("cy")]).toEqual([[3, 1], [2, 1], [2]]);
    const page = { after: null, most: 9, now: new Date(0) };
    const drafts = await searchPostRows(db.read, ["hid"], "draft", page);
    expect(drafts.map(({ id }) => id)).toEqual(["draft"]);
  });
});
