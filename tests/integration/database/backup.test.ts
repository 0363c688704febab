import { connect } from "#db/connection.ts";
import { mails, passwordResets, pictures } from "#db/schema/index.ts";
import { makeBackup } from "#db/backup/make-backup.ts";
import { restoreBackup } from "#db/backup/restore-backup.ts";
import { answer, makeSharedSurvey, wordsFrom } from "#tests/factories/survey.ts";
import { makeUser } from "#tests/factories/user.ts";
import { migrate } from "#db/migrate.ts";
import { emptyDatabase, migrationsBefore } from "#tests/setup/database/earlier-database.ts";
import { insertSampleRows } from "#tests/setup/database/sample-rows.ts";
import { startDatabaseServer } from "#tests/setup/database/database-server.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";

/* TEST_DATABASE=server makes copies over the connection to a libSQL server. */

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "openpane-backup-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function rowsOf(url: string, sql: string): Promise<readonly unknown[]> {
  const client = await connect({ url });
  const { rows } = await client.execute(sql);
  client.close();
  return rows.map((row) => row[0]);
}

const text = z.string();

/** The content of a database: schema and typed rows by table. */
async function contentOf(url: string): Promise<ReadonlyMap<string, readonly unknown[]>> {
  const content = new Map([
    ["schema", await rowsOf(url, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name")],
  ]);
  const tables = await rowsOf(
    url,
    "SELECT name FROM pragma_table_list WHERE schema = 'main' AND name <> 'sqlite_schema' AND (type <> 'shadow' OR name LIKE '%config') ORDER BY 1",
  );
  for (const table of tables.map((name) => text.parse(name))) {
    const columns = await rowsOf(url, `SELECT name FROM pragma_table_info('${table}')`);
    const values = columns.map((name) => `quote("${text.parse(name)}")`).join(" || ',' || ");
    content.set(table, await rowsOf(url, `SELECT ${values} FROM "${table}" ORDER BY 1`));
  }
  return content;
}

const code = "314159";

/** A database with difficult content: bytes, numbers, searchable words, and excluded rows. */
async function filledDatabase() {
  const deps = await makeDeps();
  const owner = await makeUser(deps, { firstName: "Alma", email: "alma@example.org" });
  const { shareId } = await makeSharedSurvey(deps, owner);
  for (let i = 0; i < 3; i += 1) await answer(deps, shareId, wordsFrom(i), `Peer ${String(i)}`);
  await deps.sessions.start(owner.userId);
  const now = deps.clock.now();
  await deps.db.write(async (tx) => {
    await tx.insert(pictures).values({
      ...{ id: "p", alt: "A window", width: 2, height: 1, addedAt: now, addedBy: owner.userId },
      bytes: Buffer.from([0, 255, 39, 10]),
    });
    await tx.insert(passwordResets).values({ email: "alma@example.org", tokenHash: "hash", expiresAt: now });
    const mail = { recipient: "alma@example.org", subject: "Code", html: "", createdAt: now, dueAt: now };
    await tx.insert(mails).values({ ...mail, id: "m", eventKey: "m", state: "queued", text: code });
    await tx.insert(mails).values({ ...mail, id: "s", eventKey: "s", state: "sent", text: "" });
  });
  return { deps, settings: { url: deps.databaseUrl } };
}

const restoring = { now: new Date("2026-11-26T06:00:00Z"), isServerRunning: () => Promise.resolve(true) };

/** Tables whose rows a copy may lack, as in docs/operations.md. */
const leftOut = [
  "sign_in_codes",
  "email_verifications",
  "password_resets",
  "rate_limits",
  "sessions",
  "used_bot_tokens",
  "verification_codes",
  "voice_tickets",
];

describe("a backup", () => {
  it("is the whole database in one file that only its owner may read", async () => {
    const { settings } = await filledDatabase();
    const folder = await makeFolder();
    const file = join(folder, "copy.db");
    await makeBackup(settings, file);
    expect(await readdir(folder)).toEqual(["copy.db"]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await contentOf(`file:${file}`)).toEqual(await contentOf(settings.url));
    const found = "SELECT count(*) FROM people_index WHERE people_index MATCH 'alma'";
    expect(await rowsOf(`file:${file}`, found)).toEqual([1]);
  });

  it("can leave out sessions, codes and waiting emails, down to the bytes", async () => {
    const { settings } = await filledDatabase();
    const file = join(await makeFolder(), "copy.db");
    await makeBackup(settings, file, { withoutSessionsAndEmails: true });
    const [whole, copy] = [await contentOf(settings.url), await contentOf(`file:${file}`)];
    for (const [table, rows] of whole) {
      if (table === "mails") expect(copy.get(table)).toHaveLength(1);
      else expect(copy.get(table), table).toEqual(leftOut.includes(table) ? [] : rows);
    }
    for (const table of ["sessions", "rate_limits", "password_resets"])
      expect(whole.get(table)).not.toEqual([]);
    expect((await readFile(file)).includes(code)).toBe(false);
  });

  it("can leave them out of a database of an earlier version", async () => {
    const url = await emptyDatabase();
    await migrate({ url }, await migrationsBefore("0039"));
    const client = await connect({ url });
    await insertSampleRows(client);
    client.close();
    const file = join(await makeFolder(), "copy.db");
    await makeBackup({ url }, file, { withoutSessionsAndEmails: true });
    expect(await rowsOf(`file:${file}`, "SELECT count(*) FROM auto_tokens")).toEqual([0]);
    expect(await rowsOf(`file:${file}`, "SELECT count(*) > 0 FROM plans")).toEqual([1]);
  });

  it("treats every table explicitly, so a new one with secrets isn't forgotten", async () => {
    const { settings } = await filledDatabase();
    const short = await rowsOf(
      settings.url,
      "SELECT DISTINCT m.name FROM sqlite_schema m, pragma_table_info(m.name) c WHERE m.type = 'table' AND c.name IN ('expires_at', 'resets_at', 'token_hash') ORDER BY 1",
    );
    const stays = [
      ...["invitation_links", "known_devices", "mails", "opened_lists"],
      ...["organisation_invites", "unsubscribe_links"],
    ];
    expect(short).toEqual([...leftOut, ...stays].sort());
  });

  it("overwrites nothing and leaves nothing behind when it fails", async () => {
    const { settings } = await filledDatabase();
    const folder = await makeFolder();
    const file = join(folder, "copy.db");
    await writeFile(file, "mine");
    await expect(makeBackup(settings, file)).rejects.toThrow("exists already");
    expect(await readFile(file, "utf8")).toBe("mine");
    const missing = { url: `file:${join(folder, "missing.db")}` };
    await expect(makeBackup(missing, join(folder, "other.db"))).rejects.toThrow("There is no database at");
    expect(await readdir(folder)).toEqual(["copy.db"]);
  });

  it("is refused for a damaged database", async () => {
    const { deps, settings } = await filledDatabase();
    if (deps.file === null) return;
    const folder = await makeFolder();
    const whole = join(folder, "whole.db");
    await makeBackup(settings, whole);
    const bytes = await readFile(whole);
    bytes.fill(7, 8_192, 200_000);
    await writeFile(whole, bytes);
    await expect(makeBackup({ url: `file:${whole}` }, join(folder, "copy.db"))).rejects.toThrow(/damaged/);
    expect((await readdir(folder)).filter((name) => name.startsWith("copy"))).toEqual([]);
  });
});

describe("restoring", () => {
  async function copied(): Promise<{
    readonly deps: TestDeps;
    readonly folder: string;
    readonly copy: string;
  }> {
    const { deps, settings } = await filledDatabase();
    const folder = await makeFolder();
    const copy = join(folder, "copy.db");
    await makeBackup(settings, copy);
    return { deps, folder, copy };
  }

  it("keeps a database that is too damaged to open, unless a server runs", async () => {
    const { folder, copy } = await copied();
    const path = join(folder, "openpane.db");
    await writeFile(path, "no database, but long enough to be taken for one ".repeat(50));
    await expect(restoreBackup({ url: `file:${path}` }, copy, restoring)).rejects.toThrow(
      "Stop every server",
    );
    const options = { ...restoring, isServerRunning: () => Promise.resolve(false) };
    const { aside } = await restoreBackup({ url: `file:${path}` }, copy, options);
    expect(aside).toBe(`${path}.before-2026-11-26T06-00-00`);
    expect((await readdir(folder)).sort()).toEqual([
      "copy.db",
      "openpane.db",
      "openpane.db.before-2026-11-26T06-00-00",
    ]);
  });

  it.each([
    [
      "a file that isn't a database",
      (file: string) => writeFile(file, "hello ".repeat(500)),
      /damaged, or no database/,
    ],
    ["an empty file", (file: string) => writeFile(file, ""), /isn’t a database of Openpane/],
    [
      "a newer version's copy",
      async (file: string) => {
        const client = await connect({ url: `file:${file}` });
        await client.execute("INSERT INTO migrations VALUES ('9999_tomorrow')");
        client.close();
      },
      /newer version/,
    ],
  ])("refuses %s and changes nothing", async (_, spoil, sentence) => {
    const { folder, copy } = await copied();
    const path = join(folder, "openpane.db");
    await copyFile(copy, path);
    await spoil(copy);
    await expect(restoreBackup({ url: `file:${path}` }, copy, restoring)).rejects.toThrow(sentence);
    expect((await readdir(folder)).filter((name) => name.startsWith("openpane"))).toEqual(["openpane.db"]);
  });

  it("fills an empty database of a libSQL server and no other", async () => {
    if (process.env["TEST_DATABASE"] !== "server") return;
    const { deps, folder, copy } = await copied();
    const settings = { url: deps.databaseUrl };
    await expect(restoreBackup(settings, copy, restoring)).rejects.toThrow("has tables");
    const server = await startDatabaseServer(join(folder, "server"));
    onTestFinished(() => server.stop());
    expect(await restoreBackup({ url: server.url }, copy, restoring)).toEqual({ aside: null, strays: 0 });
    expect(await contentOf(server.url)).toEqual(await contentOf(settings.url));
  });
});
