import { billings } from "#db/schema/index.ts";
import { openDatabase } from "#db/client.ts";
import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import { emailKinds } from "#src/shared/mail/email-kinds.ts";
import { standingOf } from "#src/server/domain/billing/rules.ts";
import { emptyDatabase, migrationsBefore } from "#tests/setup/database/earlier-database.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";

/** Every table and index with its definition. */
async function schemaOf(url: string): Promise<readonly string[]> {
  const client = await connect({ url });
  const { rows } = await client.execute("SELECT name, sql FROM sqlite_master ORDER BY name");
  client.close();
  return rows.map((row) => JSON.stringify([row["name"], row["sql"]]));
}

const program = `import { migrate } from "#db/migrate.ts";
process.send("ready"); await migrate({ url: process.argv[1] });`;

/** A process of its own that migrates; `ready` when it is about to begin. */
async function startMigrating(url: string) {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "-e", program, url], {
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const exited = once(child, "exit");
  await once(child, "message");
  return { child, exited };
}

describe("migrations", () => {
  it("end in the same schema when run twice", async () => {
    const url = await emptyDatabase();
    await migrate({ url });
    const once = await schemaOf(url);
    await migrate({ url });
    expect(await schemaOf(url)).toEqual(once);
    expect(once.join("\n")).toContain("CREATE TABLE `surveys`");
  });

  it("end in the same schema when processes run them at once", async () => {
    const [alone, shared] = [await emptyDatabase(), await emptyDatabase()];
    await migrate({ url: alone });
    const processes = await Promise.all([1, 2, 3].map(() => startMigrating(shared)));
    const exits = await Promise.all(
      processes.map(async ({ child, exited }) => ({
        said: child.stderr === null ? "" : await text(child.stderr),
        code: (await exited)[0] as unknown,
      })),
    );
    expect(exits).toEqual([1, 2, 3].map(() => ({ said: "", code: 0 })));
    expect(await schemaOf(shared)).toEqual(await schemaOf(alone));
  });

  it("end in the same schema when killed at any moment and run again", async () => {
    const alone = await emptyDatabase();
    await migrate({ url: alone });
    const whole = await schemaOf(alone);
    for (const delayMs of [0, 2, 4, 6, 8, 12, 16, 24]) {
      const url = await emptyDatabase();
      const { child, exited } = await startMigrating(url);
      setTimeout(() => child.kill("SIGKILL"), delayMs);
      await exited;
      await migrate({ url });
      expect(await schemaOf(url)).toEqual(whole);
    }
  });

  it("tell first emails that wait of their invitation, and no other emails", async () => {
    const url = await emptyDatabase();
    await migrate({ url }, await migrationsBefore("0006"));
    const client = await connect({ url });
    onTestFinished(() => client.close());
    const insert =
      "INSERT INTO mails (id, event_key, recipient, subject, text, html, state, due_at, created_at) VALUES (?, ?, '', '', '', '', ?, 0, 0)";
    await client.execute({ sql: insert, args: ["waits", "invitation abc", "queued"] });
    await client.execute({ sql: insert, args: ["out", "invitation def", "sent"] });
    await client.execute({ sql: insert, args: ["other", "passing ghi", "queued"] });
    await migrate({ url });
    const { rows } = await client.execute("SELECT id, subject_id FROM mails ORDER BY id");
    expect(rows.map((row) => [row["id"], row["subject_id"]])).toEqual([
      ["other", null],
      ["out", null],
      ["waits", "abc"],
    ]);
  });

  it("give emails their kind, when they expire, and whether their row stays", async () => {
    const url = await emptyDatabase();
    await migrate({ url }, await migrationsBefore("0011"));
    const client = await connect({ url });
    onTestFinished(() => client.close());
    const insert =
      "INSERT INTO mails (id, event_key, recipient, subject, text, html, state, attempts, due_at, created_at) VALUES (?, ?, ?, '', '', '', ?, ?, 0, 1000)";
    const before: [key: string, to: string, state: string, attempts: number][] = [
      ["verification code a", "ada@example.org", "queued", 0],
      ["password reset b", "", "queued", 0],
      ["email change link c", "ada@example.org", "queued", 2],
      ["verification code d", "", "sent", 1],
      ["verification link e", "", "sent", 0],
      ["round ready f 2", "", "sent", 1],
      ["round closes g 17", "bo@example.org", "queued", 0],
      ["passing h", "cem@example.org", "queued", 0],
      ["passing i", "", "failed", 7],
      ["new sign-in j", "dora@example.org", "local", 1],
      ["of a version nobody knows", "", "sent", 1],
    ];
    for (const [n, row] of before.entries()) await client.execute({ sql: insert, args: [n, ...row] });
    await migrate({ url });
    const { rows } = await client.execute("SELECT kind, expires_at, keep FROM mails ORDER BY rowid");
    expect(rows.map((row) => [row["kind"], row["expires_at"], row["keep"]])).toEqual([
      ["verification code", 601_000, 1],
      ["password reset", 3_601_000, 0],
      ["email change link", 3_601_000, 1],
      ["verification code", null, 1],
      ["verification link", null, 0],
      ["round ready", null, 1],
      ["round closes", null, 1],
      ["invitation", null, 0],
      ["invitation", null, 0],
      ["new sign-in", null, 1],
      ["", null, 1],
    ]);
  });

  it("tell emails that wait of what they are about, and lose none", async () => {
    const url = await emptyDatabase();
    await migrate({ url }, await migrationsBefore("0035"));
    const client = await connect({ url });
    onTestFinished(() => client.close());
    const insert =
      "INSERT INTO mails (id, event_key, recipient, subject, text, html, state, due_at, created_at, kind, lane, invitation_id) VALUES (?1, ?1, 'ada@example.org', 'Hello', 'Hello', '', 'queued', 7, 0, ?2, ?3, ?4)";
    const before: [kind: string, lane: string, id: string | null, bucket: string, type: string | null][] = [
      ["invitation", "invitations", "a", "other", "invitation"],
      ["thanks", "invitations", "a", "other", "invitation"],
      ["client invitation", "invitations", "b", "other", "client"],
      ["client nudge", "invitations", "b", "other", "client"],
      ["client reminder", "invitations", "b", "other", "client"],
      ["organisation invitation", "invitations", "c", "other", "organisation invite"],
      ["team round", "invitations", "d", "other", "team person"],
      ["team round reminder", "invitations", "d", "other", "team person"],
      ["look back", "rounds", "e", "other", "survey"],
      ["round ready", "rounds", null, "other", null],
      ["workshop window", "account", "f", "account", "workshop guest"],
      ["verification code", "account", null, "account", null],
      ["", "account", null, "account", null],
    ];
    for (const [n, [kind, lane, id]] of before.entries())
      await client.execute({ sql: insert, args: [`mail ${String(n)}`, kind, lane, id] });
    await migrate({ url });
    const { rows } = await client.execute(
      "SELECT kind, bucket, subject_type, subject_id, recipient, text, state, due_at FROM mails ORDER BY rowid",
    );
    const kept = ["ada@example.org", "Hello", "queued", 7];
    expect(rows.map((row) => Array.from(row))).toEqual(
      before.map(([kind, , id, bucket, type]) => [kind, bucket, type, id, ...kept]),
    );
    // The welcome came later.
    const kinds = Object.entries(emailKinds).filter(
      ([kind, { subject }]) => subject !== null && kind !== "welcome",
    );
    expect(new Map(kinds.map(([kind, { subject }]) => [kind, subject]))).toEqual(
      new Map(before.flatMap(([kind, , , , type]) => (type === null ? [] : [[kind, type]]))),
    );
  });

  it("turn the English in results into identifiers, and leave names alone", async () => {
    const url = await emptyDatabase();
    await migrate({ url }, await migrationsBefore("0012"));
    const client = await connect({ url });
    onTestFinished(() => client.close());
    const word = { traitId: "bold", quadrant: "arena", evidence: "single", count: null };
    const names = ['"Anonymous"', '","band":"a few', "Zoë"];
    const before = {
      confidence: "first glimpse",
      words: [
        { ...word, band: "a few" },
        { ...word, band: "nobody" },
        { ...word, band: "most" },
      ],
      participants: [...names, "Anonymous", "Anonymous"],
    };
    await client.batch([
      "INSERT INTO users (id, email, mailbox, password_hash, first_name, last_name, role, is_admin, onboarding_status, created_at, updated_at) VALUES ('ada', 'a@b.c', 'a@b.c', '', '', '', 'user', 0, 'completed', 0, 0)",
      "INSERT INTO surveys (id, user_id, title, description, audience, min_responses, catalogue_version, created_at, updated_at) VALUES ('round', 'ada', '', '', 'personal', 3, 1, 0, 0)",
      {
        sql: "INSERT INTO snapshots (id, survey_id, number, response_count, content, insights, insight_source, created_at, updated_at) VALUES ('first', 'round', 1, 3, ?, '{}', 'template', 0, 0)",
        args: [JSON.stringify(before)],
      },
    ]);
    await migrate({ url });
    const { rows } = await client.execute("SELECT content FROM snapshots");
    const after: unknown = JSON.parse(z.string().parse(rows[0]?.["content"]));
    expect(after).toEqual({
      confidence: "firstGlimpse",
      words: [
        { ...word, band: "few" },
        { ...word, band: "none" },
        { ...word, band: "most" },
      ],
      participants: [...names, null, null],
    });
  });

  it("turn the plan that someone had into the reason for it", async () => {
    const url = await emptyDatabase();
    await migrate({ url }, await migrationsBefore("0013"));
    const client = await connect({ url });
    onTestFinished(() => client.close());
    const had = [
      ["'facilitator_pro', 'active', null, 900", "active"],
      ["'facilitator_pro', 'trialing', 700, null", "trialing"],
      ["'facilitator_pro', 'canceled', null, 600", "canceled"],
      ["'free', 'active', null, null", null],
    ] as const;
    for (const [n, [values]] of had.entries()) {
      const id = `user-${String(n)}`;
      await client.batch([
        `INSERT INTO users (id, email, mailbox, password_hash, first_name, last_name, role, is_admin, onboarding_status, created_at, updated_at) VALUES ('${id}', '${id}', '${id}', '', '', '', 'user', 0, 'completed', 0, 0)`,
        `INSERT INTO billings (user_id, plan_id, status, trial_ends_at, current_period_end, updated_at) VALUES ('${id}', ${values}, 500)`,
      ]);
    }
    await migrate({ url });
    const db = await openDatabase({ url });
    onTestFinished(() => db.close());
    const rows = await db.read.select().from(billings).orderBy(billings.userId);
    expect(rows.map((row) => standingOf(row, new Date(650))?.status ?? null)).toEqual(
      had.map(([, status]) => status),
    );
  });

  it("leave notes on a client with the facilitator who took them", async () => {
    const url = await emptyDatabase();
    await migrate({ url }, await migrationsBefore("0026"));
    const client = await connect({ url });
    onTestFinished(() => client.close());
    for (const id of ["mira", "other"])
      await client.batch([
        `INSERT INTO users (id, email, mailbox, password_hash, first_name, last_name, created_at, updated_at) VALUES ('${id}', '${id}', '${id}', '', '', '', 0, 0)`,
        `INSERT INTO programmes (id, facilitator_id, title, purpose, min_responses, opens, reminders, created_at) VALUES ('of ${id}', '${id}', '', '', 3, 'client', 1, 0)`,
        `INSERT INTO clients (id, programme_id, name, email, mailbox, state, invited_at) VALUES ('client of ${id}', 'of ${id}', '', '', '', 'invited', 0)`,
        `INSERT INTO client_notes (client_id, text, updated_at) VALUES ('client of ${id}', 'noted by ${id}', 7)`,
      ]);
    await migrate({ url });
    const { rows } = await client.execute("SELECT * FROM client_notes ORDER BY user_id");
    expect(rows.map((row) => [row["client_id"], row["user_id"], row["text"], row["updated_at"]])).toEqual([
      ["client of mira", "mira", "noted by mira", 7],
      ["client of other", "other", "noted by other", 7],
    ]);
  });

  it("count what there is already", async () => {
    const url = await emptyDatabase();
    await migrate({ url }, await migrationsBefore("0029"));
    const client = await connect({ url });
    onTestFinished(() => client.close());
    for (const id of ["ada", "berta", "cleo"])
      await client.execute(
        `INSERT INTO users (id, email, mailbox, password_hash, first_name, last_name, created_at, updated_at) VALUES ('${id}', '${id}', '${id}', '', '', '', 0, 0)`,
      );
    for (const id of ["first", "second"])
      await client.execute(
        `INSERT INTO surveys (id, user_id, title, description, audience, min_responses, catalogue_version, created_at, updated_at) VALUES ('${id}', 'ada', '', '', 'personal', 3, 1, 0, 0)`,
      );
    await client.execute(
      "INSERT INTO snapshots (id, survey_id, number, response_count, content, insights, insight_source, created_at, updated_at) VALUES ('result', 'first', 1, 3, '{}', '{}', 'template', 0, 0)",
    );
    await migrate({ url });
    const { rows } = await client.execute("SELECT users, surveys, snapshots FROM totals");
    expect(rows.map((row) => ({ ...row }))).toEqual([{ users: 3, surveys: 2, snapshots: 1 }]);
  });

  it("stop with one clear sentence at a database of a newer version", async () => {
    const url = await emptyDatabase();
    await migrate({ url });
    const client = await connect({ url });
    await client.execute("INSERT INTO migrations (name) VALUES ('9999_from_the_future')");
    client.close();
    await expect(migrate({ url })).rejects.toThrow(/newer version of the product.*9999_from_the_future/);
  });
});
