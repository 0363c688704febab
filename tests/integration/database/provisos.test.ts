import type { Database, Queryable } from "#db/client.ts";
import { rateLimits } from "#db/schema/index.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { openDistantFile } from "#tests/setup/database/distant-file.ts";
import { describe, expect, it } from "vitest";

/* Work that goes ahead before it's known whether it may: see db/provisos.ts. */

const row = (key: string) => ({ key, count: 1, resetsAt: new Date(1) });
const refusal = new Error("refused");

/** Looks into the database, and refuses where "barred" is in it. */
const unlessBarred = async (db: Queryable): Promise<Error | null> => {
  const keys = (await db.select().from(rateLimits)).map(({ key }) => key);
  return keys.includes("barred") ? refusal : null;
};

const read = (db: Database) => db.read.select().from(rateLimits);
const add = (db: Database, key: string) => db.write((tx) => tx.insert(rateLimits).values(row(key)));
const stored = async (db: Database) => (await read(db)).map(({ key }) => key).sort();

const openDistant = async (): Promise<Database> =>
  openDistantFile((await makeDatabaseUrl()).url, () => undefined);

const openBarred = async (): Promise<Database> => {
  const db = await openDistant();
  await add(db, "barred");
  return db;
};

describe("what speaks against a piece of work", () => {
  it("keeps it from storing anything", async () => {
    const db = await openBarred();
    const works: readonly (() => Promise<unknown>)[] = [
      () => add(db, "a"),
      () => db.write((tx) => tx.insert(rateLimits).values(row("b")), { isSingle: true }),
      () =>
        db.write(async (tx) => {
          await tx.select().from(rateLimits);
          await tx.insert(rateLimits).values(row("c"));
        }),
      async () => {
        await read(db).catch(() => []);
        await add(db, "d");
      },
      // What it would store speaks for it.
      () => db.write((tx) => tx.delete(rateLimits)),
    ];
    for (const work of works) await expect(db.provided(unlessBarred, work)).rejects.toBe(refusal);
    expect(await stored(db)).toEqual(["barred"]);
  });

  it("keeps it from hearing anything", async () => {
    const db = await openBarred();
    let heard: unknown = null;
    const work = async () => {
      heard = await read(db);
    };
    await expect(db.provided(unlessBarred, work)).rejects.toBe(refusal);
    expect(heard).toBeNull();
  });

  it("is told whatever became of the work", async () => {
    const db = await openBarred();
    const works = [
      () => Promise.resolve("done without a question"),
      () => Promise.reject(new Error("failed without a question")),
      () => read(db).catch(() => "done in spite of it"),
    ];
    for (const work of works) await expect(db.provided<unknown>(unlessBarred, work)).rejects.toBe(refusal);
  });

  it("is told by the outermost of several", async () => {
    const db = await openBarred();
    const outermost = new Error("outermost");
    const inner = () => db.provided(unlessBarred, () => read(db));
    await expect(db.provided(() => Promise.resolve(outermost), inner)).rejects.toBe(outermost);
    await expect(db.provided(() => Promise.resolve(null), inner)).rejects.toBe(refusal);
  });

  it("doesn’t concern what is done apart from it", async () => {
    const db = await openBarred();
    let heard: unknown = null;
    const work = async () => {
      heard = await db.apart(() => stored(db));
    };
    await expect(db.provided(unlessBarred, work)).rejects.toBe(refusal);
    expect(heard).toEqual(["barred"]);
  });
});

describe("work that nothing speaks against", () => {
  it("is done, and fails as it would alone", async () => {
    const db = await openDistant();
    expect(await db.provided(unlessBarred, async () => add(db, "a").then(() => stored(db)))).toEqual(["a"]);
    const failure = new Error("as planned");
    await expect(db.provided(unlessBarred, () => Promise.reject(failure))).rejects.toBe(failure);
  });

  it("may change what it goes by", async () => {
    const db = await openDistant();
    expect(await db.provided(unlessBarred, async () => add(db, "barred").then(() => stored(db)))).toEqual([
      "barred",
    ]);
  });

  it("is asked about once more where the database failed", async () => {
    const db = await openDistant();
    const fault = new Error("out of reach");
    let asked = 0;
    const failsOnce = () => {
      asked += 1;
      return asked === 1 ? Promise.reject(fault) : Promise.resolve(null);
    };
    const again = async () => {
      await expect(read(db)).rejects.toThrow();
      return stored(db);
    };
    expect(await db.provided(failsOnce, again)).toEqual([]);
    expect(asked).toBe(2);
    asked = 0;
    await expect(db.provided(failsOnce, () => read(db))).rejects.toMatchObject({ cause: fault });
    expect(asked).toBe(1);
  });

  it("costs a distant database no trip of its own, but where nothing is asked before something is stored", async () => {
    let trips = 0;
    const { url } = await makeDatabaseUrl();
    const db = await openDistantFile(url, () => {
      trips += 1;
    });
    const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
      trips = 0;
      await db.provided(unlessBarred, () => db.provided(unlessBarred, work));
      return trips;
    };
    const decide = () =>
      db.write(async (tx) => {
        const known = await tx.select().from(rateLimits);
        await tx.insert(rateLimits).values(row(`after ${String(known.length)}`));
      });
    expect(await tripsOf(() => read(db))).toBe(1);
    expect(await tripsOf(decide)).toBe(2);
    expect(await tripsOf(() => add(db, "a"))).toBe(2);
    expect(await tripsOf(() => db.write((tx) => tx.delete(rateLimits), { isSingle: true }))).toBe(2);
  });
});
