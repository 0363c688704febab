import { isDuplicate } from "#db/faults.ts";
import { rateLimits } from "#db/schema/index.ts";
import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { openDistantFile } from "#tests/setup/database/distant-file.ts";
import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

/* How often a distant database is asked, and that nothing is lost or stored by asking less often. */

const row = (key: string, count = 1) => ({ key, count, resetsAt: new Date(1) });

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

async function open() {
  let trips = 0;
  const { url } = await makeDatabaseUrl();
  const db = await openDistantFile(url, () => {
    trips += 1;
  });
  const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = trips;
    await work();
    return trips - before;
  };
  const stored = async () => {
    const rows = await db.read.select().from(rateLimits).orderBy(asc(rateLimits.key));
    return rows.map(({ key, count }) => `${key} ${String(count)}`);
  };
  return { db, tripsOf, stored };
}

describe("trips to a distant database", () => {
  it("are one for all that is asked at the same time", async () => {
    const { db, tripsOf } = await open();
    const read = () => db.read.select().from(rateLimits);
    expect(await tripsOf(() => Promise.all([read(), read(), db.ping()]))).toBe(1);
    expect(await tripsOf(async () => [await read(), await read()])).toBe(2);
  });

  it("are one for a unit that only writes, and one more each time that it has to know something", async () => {
    const { db, tripsOf, stored } = await open();
    const written = await tripsOf(() =>
      db.write(async (tx) => {
        await tx.insert(rateLimits).values(row("a"));
        await tx.insert(rateLimits).values(row("b"));
        await tx.update(rateLimits).set({ count: 2 }).where(eq(rateLimits.key, "a"));
      }),
    );
    const asked = await tripsOf(() =>
      db.write(async (tx) => {
        const [first, second] = await Promise.all([
          tx.select().from(rateLimits).where(eq(rateLimits.key, "a")).get(),
          tx.select().from(rateLimits).where(eq(rateLimits.key, "b")).get(),
        ]);
        await tx.insert(rateLimits).values(row("c", (first?.count ?? 0) + (second?.count ?? 0)));
      }),
    );
    expect({ written, asked }).toEqual({ written: 1, asked: 2 });
    expect(await stored()).toEqual(["a 2", "b 1", "c 3"]);
  });

  it("are none for a unit that does nothing", async () => {
    const { db, tripsOf } = await open();
    expect(await tripsOf(() => db.write(() => Promise.resolve()))).toBe(0);
  });

  it("show a unit what it has written itself", async () => {
    const { db } = await open();
    const seen = await db.write(async (tx) => {
      await tx.insert(rateLimits).values(row("a"));
      return tx.select().from(rateLimits).all();
    });
    expect(seen).toEqual([row("a")]);
  });

  it("tell of a write that fails, and store nothing of its unit", async () => {
    const { db, stored } = await open();
    await db.write((tx) => tx.insert(rateLimits).values(row("a")));
    const atTheEnd = db.write(async (tx) => {
      await tx.insert(rateLimits).values(row("b"));
      await tx.insert(rateLimits).values(row("a"));
    });
    expect(await failureOf(atTheEnd)).toSatisfy(isDuplicate);
    const withTheNext = db.write(async (tx) => {
      await tx.insert(rateLimits).values(row("a"));
      await tx.select().from(rateLimits);
    });
    expect(await failureOf(withTheNext)).toSatisfy(isDuplicate);
    expect(await stored()).toEqual(["a 1"]);
  });

  it("fail one statement alone outside of a unit", async () => {
    const { db } = await open();
    const fine = db.read.select().from(rateLimits);
    const wrong = db.read.run("SELECT * FROM nowhere");
    await expect(wrong).rejects.toThrow(/nowhere/);
    await expect(fine).resolves.toEqual([]);
  });

  it("don’t say how many rows a write has changed before they know", async () => {
    const { db } = await open();
    const changed = db.write(async (tx) => (await tx.insert(rateLimits).values(row("a"))).rowsAffected);
    await expect(changed).rejects.toThrow(/isn’t known yet/);
  });
});
