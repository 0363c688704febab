import { openDatabase, type Database, type Transaction } from "#db/client.ts";
import { rateLimits } from "#db/schema/index.ts";
import { countOf, refusal, row, unlessBarred, world } from "#tests/setup/database/distant-world.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { eq, sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";

/*
 * Units over a distance read before they hold the database. Here, someone else writes between what a unit reads and what it stores: it has to
 * come out as if it had held the database all the time.
 */

/** What runs in a unit the first time only. */
function onFirstRun(work: () => Promise<unknown>) {
  let runs = 0;
  return {
    runs: () => runs,
    pass: async () => {
      runs += 1;
      if (runs === 1) await work();
    },
  };
}

describe("a unit that someone else has written beside", () => {
  const changes: readonly (readonly [
    what: string,
    set: Parameters<Awaited<ReturnType<typeof world>>["set"]>,
  ])[] = [
    ["what it has read", ["a", 5]],
    ["what it has looked for in vain", ["b", 5]],
  ];

  it.each(changes)("runs once more where that was %s", async (_, change) => {
    const { db, set, stored } = await world();
    await set("a", 1);
    const first = onFirstRun(() => set(...change));
    await db.write(async (tx) => {
      const [a, b] = await Promise.all([countOf(tx, "a"), countOf(tx, "b")]);
      await first.pass();
      await tx.insert(rateLimits).values(row("sum", (a ?? 0) + (b ?? 0)));
    });
    expect(first.runs()).toBe(2);
    expect((await stored()).at(-1)).toBe(change[0] === "a" ? "sum 5" : "sum 6");
  });

  it("stays as it is where it has read something else", async () => {
    const { db, set, stored } = await world();
    await set("a", 1);
    const first = onFirstRun(() => set("b", 5));
    await db.write(async (tx) => {
      const a = await countOf(tx, "a");
      await first.pass();
      await tx.insert(rateLimits).values(row("sum", a ?? 0));
    });
    expect(first.runs()).toBe(1);
    expect(await stored()).toEqual(["a 1", "b 5", "sum 1"]);
  });

  it("runs once more before it learns anything from a write", async () => {
    const { db, set, stored } = await world();
    await set("a", 1);
    const first = onFirstRun(() => set("a", 5));
    const learnt: unknown[] = [];
    await db.write(async (tx) => {
      const a = (await countOf(tx, "a")) ?? 0;
      await first.pass();
      learnt.push(await tx.insert(rateLimits).values(row("sum", a)).returning({ sum: rateLimits.count }));
    });
    expect(learnt).toEqual([[{ sum: 5 }]]);
    expect(await stored()).toEqual(["a 5", "sum 5"]);
  });

  it("neither fails nor answers by what was never so at one time", async () => {
    const { db, set } = await world();
    await set("a", 1);
    await set("b", 1);
    const bothChange = async () => {
      await set("a", 2);
      await set("b", 2);
    };
    const readBoth = (first: ReturnType<typeof onFirstRun>) =>
      db.write(async (tx) => {
        const a = await countOf(tx, "a");
        await first.pass();
        const b = await countOf(tx, "b");
        if (a !== b) throw new Error("They differ.");
        return a;
      });
    expect(await readBoth(onFirstRun(bothChange))).toBe(2);
  });

  it("neither answers nor fails by it where it has read much", async () => {
    for (const next of [2, 3]) {
      const { db, set } = await world();
      await set("a", 1);
      await set("b", 1);
      await set("x".repeat(70_000), 1);
      const first = onFirstRun(async () => {
        await set("a", next);
        await set("b", next);
      });
      const same = await db.write(async (tx) => {
        const a = await countOf(tx, "a");
        await tx.select().from(rateLimits);
        await first.pass();
        if (next === 3 && a !== (await countOf(tx, "b"))) throw new Error("They differ.");
        return [a, await countOf(tx, "b")];
      });
      expect(same).toEqual([next, next]);
    }
  });

  it("runs once more although it says of the failure that it is another one", async () => {
    const { db, set, stored } = await world();
    await set("a", 1);
    const first = onFirstRun(() => set("a", 5));
    await db.write(async (tx) => {
      const a = (await countOf(tx, "a")) ?? 0;
      await first.pass();
      await tx
        .insert(rateLimits)
        .values(row("sum", a))
        .returning()
        .catch(() => Promise.reject(new Error("of its own")));
    });
    expect(await stored()).toEqual(["a 5", "sum 5"]);
  });

  it("asks once more whether it may be done", async () => {
    const { db, set, stored } = await world();
    await set("a", 1);
    const first = onFirstRun(() => set("barred", 1));
    const work = () =>
      db.write(async (tx) => {
        await countOf(tx, "a");
        await first.pass();
        await tx.insert(rateLimits).values(row("added"));
      });
    await expect(db.provided(unlessBarred, work)).rejects.toBe(refusal);
    expect(await stored()).toEqual(["a 1", "barred 1"]);
  });

  it("has those that come next hold what they read", async () => {
    const { db, set, sent } = await world();
    await set("a", 1);
    const write = (beside: () => Promise<unknown>) =>
      db.write(async (tx) => {
        await countOf(tx, "a");
        await beside();
        await tx.delete(rateLimits).where(eq(rateLimits.key, "b"));
      });
    const comparisons = async (work: () => Promise<unknown>) => {
      const before = sent.length;
      await work();
      return sent.slice(before).filter((text) => text.startsWith("WITH seen")).length;
    };
    const nothing = () => Promise.resolve();
    expect(await comparisons(() => write(nothing))).toBe(1);
    await write(onFirstRun(() => set("a", 2)).pass);
    expect(await comparisons(() => write(nothing))).toBe(0);
  });

  it("sees what it has written itself", async () => {
    const { db } = await world();
    const seen = await db.write(async (tx) => {
      const before = await countOf(tx, "a");
      await tx.insert(rateLimits).values(row("a", 7));
      return [before, await countOf(tx, "a")];
    });
    expect(seen).toEqual([null, 7]);
  });
});

describe("what a unit has read is compared", () => {
  const add = (db: Database, run: (tx: Transaction) => Promise<unknown>) =>
    db.write(async (tx) => {
      await run(tx);
      await tx.insert(rateLimits).values(row("added"));
    });

  it("in the trip that stores", async () => {
    const { db, set, tripsOf } = await world();
    await set("it’s “ä”, 'quoted'\n and broken", 1);
    expect(await tripsOf(() => add(db, (tx) => tx.select().from(rateLimits)))).toBe(2);
  });

  it("or held from the start of a second run, where it can’t be or takes long", async () => {
    const { db, set, tripsOf } = await world();
    await set("x".repeat(70_000), 1);
    expect(await tripsOf(() => add(db, (tx) => tx.select().from(rateLimits)))).toBe(3);
    const { db: other, tripsOf: tripsOfOther } = await world();
    // SQLite writes it as 1.0e+21.
    const large = sql`select 1e21 as large`;
    expect(await tripsOfOther(() => add(other, (tx) => tx.get(large)))).toBe(4);
  });
});

it("two processes that count the same thing lose nothing", async () => {
  const { url } = await makeDatabaseUrl();
  const dbs = [await openDatabase({ url }), await openDatabase({ url })];
  onTestFinished(async () => {
    for (const db of dbs) await db.close();
  });
  const count = (db: Database) =>
    db.write(async (tx) => {
      const before = (await countOf(tx, "a")) ?? 0;
      await tx.delete(rateLimits).where(eq(rateLimits.key, "a"));
      await tx.insert(rateLimits).values(row("a", before + 1));
    });
  // Two connections of one process to a file would keep each other waiting.
  const isFile = url.startsWith("file:");
  for (let n = 0; n < 30; n += 1) {
    if (isFile) for (const db of dbs) await count(db);
    else await Promise.all(dbs.map(count));
  }
  const [first] = (await dbs[0]?.read.select().from(rateLimits)) ?? [];
  expect(first?.count).toBe(60);
});
