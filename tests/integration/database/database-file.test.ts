import { openDatabase, type WriteOptions } from "#db/client.ts";
import { isBusy } from "#db/faults.ts";
import { migrate } from "#db/migrate.ts";
import { rateLimits } from "#db/schema/index.ts";
import { createClient } from "@libsql/client";
import { count, sql } from "drizzle-orm";
import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

/*
 * Connections to files keep statements (db/compiled-statements.ts), without stale rows, lost settings or a
 * log that can't be emptied. A plain client acts as another process.
 */

const row = (key: string) => ({ key, count: 1, resetsAt: new Date(1) });

async function open() {
  const folder = await mkdtemp(join(tmpdir(), "openpane-file-"));
  const file = join(folder, "test.db");
  const url = `file:${file}`;
  await migrate({ url });
  const db = await openDatabase({ url, busyTimeoutMs: 20 });
  const other = createClient({ url, concurrency: 1 });
  onTestFinished(async () => {
    other.close();
    await db.close();
    await rm(folder, { recursive: true, force: true });
  });
  const insert = (key: string) => db.write((tx) => tx.insert(rateLimits).values(row(key)));
  const rows = async () => (await db.read.select({ n: count() }).from(rateLimits))[0]?.n;
  const rowsOfWriter = () => db.write(async (tx) => (await tx.select({ n: count() }).from(rateLimits))[0]?.n);
  const walBytes = () => (existsSync(`${file}-wal`) ? statSync(`${file}-wal`).size : 0);
  return { url, db, other, insert, rows, rowsOfWriter, walBytes };
}

const insertBy = (key: string) => `INSERT INTO rate_limits VALUES ('${key}', 1, 1)`;

describe("a database file", () => {
  it.each([1, 99, 100, 101, 199, 200, 201, 300])(
    "returns %i complete rows, and then what another process changed",
    async (n) => {
      const { db, other, rows, rowsOfWriter } = await open();
      await db.write(async (tx) => {
        for (let i = 0; i < n; i += 1) await tx.insert(rateLimits).values(row(String(i)));
      });
      const list = async () => (await db.read.select().from(rateLimits)).length;
      expect(await list()).toBe(n);
      await other.execute(insertBy("other"));
      expect([await list(), await rows(), await rowsOfWriter()]).toEqual([n + 1, n + 1, n + 1]);
      // No statement holds an old state, so the log can be emptied.
      const { rows: done } = await other.execute("PRAGMA wal_checkpoint(TRUNCATE)");
      expect(done[0]?.["busy"]).toBe(0);
    },
  );

  it("reports a lasting lock as busy, and shows no stale rows afterwards", async () => {
    const { db, other, insert, rows, rowsOfWriter, walBytes } = await open();
    await insert("a");
    const lock = await other.transaction("write");
    await lock.execute(insertBy("b"));
    for (let i = 0; i < 2; i += 1) {
      const error: unknown = await insert("refused").catch((caught: unknown) => caught);
      expect(isBusy(error)).toBe(true);
    }
    await lock.commit();
    expect((await other.execute("PRAGMA wal_checkpoint(TRUNCATE)")).rows[0]?.["busy"]).toBe(0);
    await other.execute(insertBy("c"));
    expect([await rows(), await rowsOfWriter()]).toEqual([3, 3]);
    await insert("d");
    await other.execute(insertBy("e"));
    expect([await rows(), await rowsOfWriter()]).toEqual([5, 5]);
    other.close();
    await db.close();
    expect(walBytes()).toBe(0);
  });

  it("waits for the disk only on writes that must survive a power cut", async () => {
    const { db } = await open();
    const levelIn = (options?: WriteOptions) =>
      db.write((tx) => tx.get<Record<string, number>>(sql`PRAGMA synchronous`), options);
    const [normal, full] = [{ synchronous: 1 }, { synchronous: 2 }];
    expect(await levelIn()).toMatchObject(full);
    expect(await levelIn({ outlives: "crash" })).toMatchObject(normal);
    expect(await levelIn({ outlives: "crash" })).toMatchObject(normal);
    expect(await levelIn({ outlives: "power cut" })).toMatchObject(full);
    await expect(db.write(() => Promise.reject(new Error("no")), { outlives: "crash" })).rejects.toThrow(
      "no",
    );
    expect(await levelIn()).toMatchObject(full);
  });
});
