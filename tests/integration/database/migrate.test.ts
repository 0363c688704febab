import { connect } from "#db/connection.ts";
import { migrate } from "#db/migrate.ts";
import { emailKinds } from "#src/shared/mail/email-kinds.ts";
import { emptyDatabase, migrationsBefore } from "#tests/setup/database/earlier-database.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";

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
  it("reach the same schema when run twice", async () => {
    const url = await emptyDatabase();
    await migrate({ url });
    const once = await schemaOf(url);
    await migrate({ url });
    expect(await schemaOf(url)).toEqual(once);
    expect(once.join("\n")).toContain("CREATE TABLE `surveys`");
  });

  it("reach the same schema when several processes run them", async () => {
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

  it("reach the same schema when killed at any moment and run again", async () => {
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

  it("give emails a kind, an expiry and whether their row stays", async () => {
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

  it("give waiting emails their subject and lose none", async () => {
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

  it("refuse a database of a newer version with one clear sentence", async () => {
    const url = await emptyDatabase();
    await migrate({ url });
    const client = await connect({ url });
    await client.execute("INSERT INTO migrations (name) VALUES ('9999_from_the_future')");
    client.close();
    await expect(migrate({ url })).rejects.toThrow(/newer version of the product.*9999_from_the_future/);
  });
});
