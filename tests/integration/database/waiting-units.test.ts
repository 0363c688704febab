import { openDatabase, type Database, type Transaction } from "#db/client.ts";
import { QueueTimeoutError } from "#db/faults.ts";
import { rateLimits } from "#db/schema/index.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { countOf, row, unlessBarred, world } from "#tests/setup/database/distant-world.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, onTestFinished } from "vitest";

/* What is asked while a unit reads, and has to come out well before anything is stored: see `after` and `provided` in db/client.ts. */

describe("what a unit waits for before it stores", () => {
  const read = async (tx: Transaction) => {
    await countOf(tx, "a");
    await tx.insert(rateLimits).values(row("a"));
  };

  it("travels with what it reads", async () => {
    const { db, stored, tripsOf } = await world();
    const trips = await tripsOf(async () => {
      const counted = db.write((tx) => tx.insert(rateLimits).values(row("counted")), { isSingle: true });
      await db.write(read, { after: counted });
    });
    expect(trips).toBe(2);
    expect(await stored()).toEqual(["a 1", "counted 1"]);
  });

  // Also one that another run might not have.
  const failure = new QueueTimeoutError("refused");
  const opened: readonly (readonly [where: string, open: () => Promise<Database>])[] = [
    ["at a distance", async () => (await world()).db],
    [
      "near by",
      async () => {
        const db = await openDatabase(await makeDatabaseUrl());
        onTestFinished(() => db.close());
        return db;
      },
    ],
  ];
  it.each(opened)("is what it fails of, %s", async (_, open) => {
    const db = await open();
    const units = [
      read,
      () => Promise.reject(new Error("failed itself")),
      () => Promise.resolve("nothing to do"),
    ];
    for (const unit of units)
      await expect(db.write<unknown>(unit, { after: Promise.reject(failure) })).rejects.toBe(failure);
    expect(await db.read.select().from(rateLimits)).toEqual([]);
  });
});

describe("what has to hold for a unit, and what it waits for", () => {
  const shapes: readonly (readonly [what: string, run: (tx: Transaction) => Promise<unknown>])[] = [
    ["learns something from a write", (tx) => tx.insert(rateLimits).values(row("a")).returning()],
    [
      "reads something meanwhile",
      (tx) => Promise.all([countOf(tx, "b"), tx.insert(rateLimits).values(row("a")).returning()]),
    ],
    ["only writes", (tx) => tx.insert(rateLimits).values(row("a"))],
  ];

  it.each(shapes)("don’t wait for each other where the unit first %s", async (_, unit) => {
    const { db, stored } = await world();
    const others = db.write(async (tx) => {
      await countOf(tx, "c");
      await tx.insert(rateLimits).values(row("others"));
    });
    await db.provided(unlessBarred, () => {
      const counted = db.write((tx) => tx.insert(rateLimits).values(row("counted")), { isSingle: true });
      return db.write(unit, { after: counted });
    });
    await others;
    expect(await stored()).toEqual(["a 1", "counted 1", "others 1"]);
  });

  it.each(shapes)("let it fail at once where the unit first %s", async (_, unit) => {
    const { db, stored } = await world();
    const failure = new Error("refused later");
    const work = () => {
      const later = sleep(50).then(() => Promise.reject(failure));
      return db.write(unit, { after: later });
    };
    await expect(db.provided(unlessBarred, work)).rejects.toBe(failure);
    expect(await stored()).toEqual([]);
  });
});
