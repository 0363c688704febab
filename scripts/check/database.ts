import type { Client } from "@libsql/client";
import { connect, type DatabaseSettings } from "#db/connection.ts";
import { isFileUrl, pathOf } from "#db/database-files.ts";
import { isUnreachable } from "#db/faults.ts";
import { lacksKey } from "#db/sealing-key.ts";
import { readMigrations } from "#db/migrate.ts";
import { minutes } from "#src/server/clock.ts";
import { existsSync } from "node:fs";
import { missingKeyAdvice } from "#src/server/integrations/sealing.ts";
import { z } from "zod";
import { fails, look, ok, type Finding } from "./finding.ts";

/** Checking a whole database takes a while. */
const patienceMs = minutes(10);

async function oneOf(client: Client, sql: string, args: readonly number[] = []): Promise<unknown> {
  const { rows } = await client.execute({ sql, args: [...args] });
  return rows[0]?.[0] ?? null;
}

async function checkIntegrity(client: Client): Promise<Finding> {
  const found = await oneOf(client, "PRAGMA integrity_check(1)");
  if (found === "ok") return ok("Integrity", "no fault found");
  return fails(
    "Integrity",
    "the database is damaged",
    "Stop the server and restore the newest backup that passes this check.",
  );
}

const strayRow = z.object({ table: z.string() });

async function checkForeignRows(client: Client): Promise<Finding> {
  const { rows } = await client.execute("PRAGMA foreign_key_check");
  if (rows.length === 0) return ok("Foreign rows", "all rows that are named are there");
  const tables = [...new Set(rows.map((row) => strayRow.parse(row).table))].join(", ");
  return fails(
    "Foreign rows",
    `${String(rows.length)} rows in ${tables} name others that are missing`,
    "Something else has written to the database: find out what, and restore a backup from before.",
  );
}

const nameRow = z.object({ name: z.string() });

async function appliedMigrations(client: Client): Promise<ReadonlySet<string>> {
  const hasTable = await oneOf(client, "SELECT 1 FROM sqlite_schema WHERE name = 'migrations'");
  if (hasTable === null) return new Set();
  const { rows } = await client.execute("SELECT name FROM migrations");
  return new Set(rows.map((row) => nameRow.parse(row).name));
}

/** @returns `isCurrent`: whether everything else can be checked */
async function checkMigrations(client: Client): Promise<{ finding: Finding; isCurrent: boolean }> {
  const known = readMigrations().map(({ name }) => name);
  const applied = await appliedMigrations(client);
  const newer = [...applied].filter((name) => !known.includes(name)).length;
  const missing = known.filter((name) => !applied.has(name)).length;
  const about = "Migrations";
  if (newer > 0)
    return {
      finding: fails(
        about,
        `the database is ${String(newer)} ahead of this code`,
        "Update the code: this version won’t start on it.",
      ),
      isCurrent: false,
    };
  if (missing > 0)
    return {
      finding: look(
        about,
        `${String(missing)} to come`,
        "Make a backup, then restart the server: they run at its start.",
      ),
      isCurrent: false,
    };
  return { finding: ok(about, `all ${String(applied.size)} have run`), isCurrent: true };
}

/** How long the first of a queue has been due, how long is normal, and what to do otherwise. */
interface Queue {
  readonly about: string;
  readonly oldest: string;
  readonly patienceMinutes: number;
  readonly advice: string;
}

const queues: readonly Queue[] = [
  {
    about: "Emails",
    oldest: "SELECT min(due_at) FROM mails WHERE state = 'queued' AND due_at <= ?",
    patienceMinutes: 30,
    advice: "See whether a server runs and the mail server takes emails; /admin/mail says what it answered.",
  },
  {
    about: "Jobs",
    oldest: "SELECT min(run_at) FROM jobs WHERE run_at <= ?",
    patienceMinutes: 15,
    advice: "See whether a server runs, and what its log says of “stored jobs failed” and “job failed”.",
  },
];

async function checkQueue(client: Client, queue: Queue, now: Date): Promise<Finding> {
  const oldest = await oneOf(client, queue.oldest, [now.getTime()]);
  const late = oldest === null ? 0 : Math.floor((now.getTime() - Number(oldest)) / minutes(1));
  if (late < queue.patienceMinutes) return ok(queue.about, "none has waited long");
  return look(queue.about, `one has been due for ${String(late)} minutes`, queue.advice);
}

/** Whether something is stored with a future time, or the database server's clock differs. */
async function checkClock(client: Client, now: Date, isServer: boolean): Promise<Finding> {
  const advice =
    "Have the system set its clock (timedatectl set-ntp true): deadlines and codes depend on it.";
  const newest = Number(await oneOf(client, "SELECT max(created_at) FROM mails"));
  if (newest > now.getTime() + minutes(1))
    return fails("Clock", "the database has times that are yet to come", advice);
  const there = Number(await oneOf(client, "SELECT unixepoch()")) * 1_000;
  if (isServer && Math.abs(there - now.getTime()) > minutes(1))
    return look("Clock", "the database server has another time than this machine", advice);
  return ok("Clock", now.toISOString());
}

/** Whether the key to sealed descriptions exists. */
async function checkKey({ sealingKey, ...settings }: CheckedDatabase): Promise<Finding> {
  const about = "Sealing key";
  if (sealingKey === undefined && (await lacksKey(settings)))
    return fails(about, "missing, and descriptions are sealed by it", missingKeyAdvice);
  return ok(
    about,
    sealingKey === undefined ? "beside the database, once one is needed" : "as SEALING_KEY says",
  );
}

/** With the sealing key's setting, which a database in a file may omit. */
type CheckedDatabase = DatabaseSettings & { readonly sealingKey: string | undefined };

async function checkContent(client: Client, settings: CheckedDatabase, now: Date): Promise<Finding[]> {
  const { finding, isCurrent } = await checkMigrations(client);
  const sound = [finding, await checkIntegrity(client), await checkForeignRows(client)];
  if (!isCurrent) return sound;
  const queued = [await checkKey(settings)];
  for (const queue of queues) queued.push(await checkQueue(client, queue, now));
  return [...sound, ...queued, await checkClock(client, now, !isFileUrl(settings.url))];
}

/** The state of the database and its queues. Reads all of it once, beside running servers. */
export async function checkDatabase(settings: CheckedDatabase, now: Date): Promise<readonly Finding[]> {
  const about = "Database";
  if (isFileUrl(settings.url) && !existsSync(pathOf(settings.url)))
    return [
      look(about, "there is none yet", "The first start makes it; if there should be one, see DATABASE_URL."),
    ];
  let client: Client | null = null;
  try {
    client = await connect({ ...settings, requestTimeoutMs: patienceMs });
    await client.execute("SELECT 1");
    return [ok(about, "it answers"), ...(await checkContent(client, settings, now))];
  } catch (error) {
    const advice = isUnreachable(error)
      ? "See whether DATABASE_URL and DATABASE_AUTH_TOKEN are right, and whether this user may read and write there."
      : "It may be damaged: stop the server and restore the newest backup.";
    return [fails(about, error instanceof Error ? error.message : String(error), advice)];
  } finally {
    client?.close();
  }
}
