import { openDatabase } from "#db/client.ts";
import { isBusy } from "#db/faults.ts";
import { rateLimits } from "#db/schema/index.ts";
import { makeDatabaseUrl, openTestDatabase } from "#tests/setup/database/database.ts";
import { asc } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";

/* `db.write` on a file and on a libSQL server. */

const row = (key: string) => ({ key, count: 1, resetsAt: new Date(1) });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    () => "refused",
  );

async function open() {
  const { db } = await openTestDatabase();
  const keys = async () => {
    const rows = await db.read.select({ key: rateLimits.key }).from(rateLimits).orderBy(asc(rateLimits.key));
    return rows.map(({ key }) => key);
  };
  return { db, keys };
}

describe("a transaction", () => {
  it("cannot write after its end, into the next one", async () => {
    const { db, keys } = await open();
    const late: Promise<string>[] = [];
    await db.write(async (tx) => {
      await tx.insert(rateLimits).values(row("first"));
      late.push(outcome(pause(20).then(() => tx.insert(rateLimits).values(row("late")))));
    });
    const next = db.write(async (tx) => {
      await pause(100);
      await tx.insert(rateLimits).values(row("next"));
    });
    expect(await late[0]).toBe("refused");
    await next;
    expect(await keys()).toEqual(["first", "next"]);
  });

  it("leaves nothing when it fails, even from parts that continue after the failure", async () => {
    const { db, keys } = await open();
    const late: Promise<string>[] = [];
    const failing = db.write(async (tx) => {
      await tx.insert(rateLimits).values(row("before"));
      late.push(outcome(pause(20).then(() => tx.insert(rateLimits).values(row("after")))));
      throw new Error("as planned");
    });
    await expect(failing).rejects.toThrow("as planned");
    await db.write(async (tx) => {
      await pause(100);
      await tx.insert(rateLimits).values(row("next"));
    });
    expect(await late[0]).toBe("refused");
    expect(await keys()).toEqual(["next"]);
  });

  it("fails alone when a statement breaks a rule, and the statement works again afterwards", async () => {
    const { db, keys } = await open();
    const insert = (key: string) => db.write((tx) => tx.insert(rateLimits).values(row(key)));
    await insert("a");
    for (let i = 0; i < 3; i += 1) await expect(insert("a")).rejects.toThrow();
    await insert("b");
    expect(await keys()).toEqual(["a", "b"]);
  });

  it("gives its callees nothing but itself", async () => {
    const { db, keys } = await open();
    const inside = /only its own transaction/;
    await expect(db.write(() => db.write((tx) => tx.insert(rateLimits).values(row("a"))))).rejects.toThrow(
      inside,
    );
    await expect(db.write(() => db.read.select().from(rateLimits).get())).rejects.toMatchObject({
      cause: { message: expect.stringMatching(inside) as string },
    });
    await db.write((tx) => tx.insert(rateLimits).values(row("b")));
    expect(await keys()).toEqual(["b"]);
  });

  it("waits its turn for a limited time and is then refused as locked", async () => {
    const { url } = await makeDatabaseUrl();
    const db = await openDatabase({ url, queueTimeoutMs: 50 });
    onTestFinished(() => db.close());
    const slow = db.write(() => pause(150));
    let hasRun = false;
    const refused: unknown = await db
      .write(() => {
        hasRun = true;
        return Promise.resolve();
      })
      .catch((error: unknown) => error);
    await slow;
    expect({ isBusy: isBusy(refused), hasRun }).toEqual({ isBusy: true, hasRun: false });
    await db.write((tx) => tx.insert(rateLimits).values(row("later")));
  });

  it("that never ends is rolled back, and a waiting one is refused after its own limit", async () => {
    const { url } = await makeDatabaseUrl();
    const db = await openDatabase({ url, queueTimeoutMs: 100, writeTimeoutMs: 300 });
    onTestFinished(() => db.close());
    const hanging = Promise.withResolvers<undefined>();
    const late: Promise<string>[] = [];
    const hung = db.write(async (tx) => {
      await tx.insert(rateLimits).values(row("hung"));
      await hanging.promise;
      late.push(outcome(tx.insert(rateLimits).values(row("late"))));
    });
    let isOver = false;
    const end = hung
      .catch((error: unknown) => error)
      .finally(() => {
        isOver = true;
      });
    const next: unknown = await db
      .write((tx) => tx.insert(rateLimits).values(row("next")))
      .catch((error: unknown) => error);
    expect(isBusy(next)).toBe(true);
    expect(isOver).toBe(false);
    const ended: unknown = await end;
    expect(isBusy(ended)).toBe(true);
    await db.write((tx) => tx.insert(rateLimits).values(row("after")));
    hanging.resolve(undefined);
    await pause(20);
    expect(await Promise.all(late)).toEqual(["refused"]);
    const rows = await db.read.select({ key: rateLimits.key }).from(rateLimits);
    expect(rows.map(({ key }) => key)).toEqual(["after"]);
  });
});
