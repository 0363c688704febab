import type { Database, Queryable, Transaction } from "#db/client.ts";
import { rateLimits } from "#db/schema/index.ts";
import { countOf, refusal, row, unlessBarred, world } from "#tests/setup/database/distant-world.ts";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/*
 * What saves units trips: they presume that rows which hardly ever are there aren't, and ask for what is so afterwards in the trip that stores.
 */

const rowsOf = (db: Queryable, key: string) => db.select().from(rateLimits).where(eq(rateLimits.key, key));

/** Writes a row unless there is a certain other one, by what it has read of a third. */
const countUnless = (db: Database, key: string) =>
  db.write(async (tx) => {
    const before = (await countOf(tx, "a")) ?? 0;
    const found = await tx.presumeNone(() => rowsOf(tx, key));
    if (found.length > 0) throw refusal;
    await tx.insert(rateLimits).values(row("new", before + 1));
  });

describe("rows that are presumed not to be there", () => {
  it("are looked for in the trip that stores", async () => {
    const { db, stored, tripsOf } = await world();
    expect(await tripsOf(() => countUnless(db, "full"))).toBe(2);
    expect(await stored()).toEqual(["new 1"]);
  });

  it("are found all the same, and nothing is stored that went by the contrary", async () => {
    const { db, set, stored } = await world();
    await set("full", 1);
    await expect(countUnless(db, "full")).rejects.toBe(refusal);
    expect(await stored()).toEqual(["full 1"]);
  });

  it("have no other unit hold what it reads, as nobody was in the way", async () => {
    const { db, set, sent } = await world();
    await set("full", 1);
    await countUnless(db, "full").catch(() => undefined);
    sent.length = 0;
    await countUnless(db, "empty");
    expect(sent.findLast((statement) => statement.includes("json_extract"))).toBeDefined();
  });

  it("have nobody hold anything either where the unit fails by its own check", async () => {
    const { db, set, sent } = await world();
    await set("full", 1);
    const failing = db.write(async (tx) => {
      await tx.presumeNone(() => rowsOf(tx, "full"));
      throw refusal;
    });
    await expect(failing).rejects.toBe(refusal);
    sent.length = 0;
    await countUnless(db, "empty");
    expect(sent.findLast((statement) => statement.includes("json_extract"))).toBeDefined();
  });

  it("are not taken for absent where the look at them fails", async () => {
    const { db } = await world();
    const work = db.write((tx) => tx.presumeNone(() => tx.all("select * from nowhere")));
    await expect(work).rejects.toThrow(/nowhere/);
  });

  it("decide also where a unit fails that went by them, and where it stores nothing", async () => {
    const { db, set } = await world();
    await set("full", 1);
    const failing = db.write(async (tx) => {
      const [found] = await tx.presumeNone(() => rowsOf(tx, "full"));
      if (found === undefined) throw refusal;
      return "found";
    });
    expect(await failing).toBe("found");
    expect(await db.write((tx) => tx.presumeNone(() => rowsOf(tx, "full")))).toHaveLength(1);
  });

  it("are looked for at once by a unit that has written, which may have made them", async () => {
    const { db } = await world();
    const seen = await db.write(async (tx) => {
      await tx.insert(rateLimits).values(row("own"));
      return tx.presumeNone(() => rowsOf(tx, "own"));
    });
    expect(seen).toHaveLength(1);
  });

  it("are none of what is asked along, by which a unit may be done", async () => {
    const { db, set, stored } = await world();
    await set("barred", 1);
    const work = db.provided(unlessBarred, () =>
      db.write(async (tx) => {
        await tx.presumeNone(() => rowsOf(tx, "full"));
        await tx.insert(rateLimits).values(row("new"));
      }),
    );
    await expect(work).rejects.toBe(refusal);
    expect(await stored()).toEqual(["barred 1"]);
  });
});

describe("what is asked for after a unit", () => {
  const rename = (db: Database, ask: (tx: Transaction, given: string) => Promise<unknown>) =>
    db.writeAndAsk(async (tx) => {
      const before = await countOf(tx, "a");
      await tx.update(rateLimits).set({ count: (before ?? 0) + 1 });
      return "given";
    }, ask);

  it("is as it is then, and travels with what is stored", async () => {
    const { db, set, stored, tripsOf } = await world();
    await set("a", 1);
    let answers: unknown;
    const trips = await tripsOf(async () => {
      answers = await rename(db, (tx, given) => Promise.all([countOf(tx, "a"), rowsOf(tx, given)]));
    });
    expect(answers).toEqual([2, []]);
    expect(trips).toBe(2);
    expect(await stored()).toEqual(["a 2"]);
  });

  it("undoes the unit where it fails", async () => {
    const { db, set, stored } = await world();
    await set("a", 1);
    await expect(rename(db, (tx) => tx.run("select * from nowhere"))).rejects.toThrow(/nowhere/);
    expect(await stored()).toEqual(["a 1"]);
  });

  it("is asked once more where the unit runs once more", async () => {
    const { db, set, stored } = await world();
    await set("a", 1);
    let runs = 0;
    const counted = await db.writeAndAsk(
      async (tx) => {
        const before = (await countOf(tx, "a")) ?? 0;
        runs += 1;
        if (runs === 1) await set("a", 5);
        await tx.update(rateLimits).set({ count: before + 1 });
      },
      (tx) => countOf(tx, "a"),
    );
    expect([runs, counted]).toEqual([2, 6]);
    expect(await stored()).toEqual(["a 6"]);
  });
});
