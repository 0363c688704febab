import { rateLimits } from "#db/schema/index.ts";
import { openTestDatabase } from "#tests/setup/database/database.ts";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

/* What people ask in the same turn travels to a libSQL server together: nobody must suffer for what someone else asks. */

const row = (key: string) => ({ key, count: 1, resetsAt: new Date(1) });

it("half a character in one of several questions keeps none of them from being answered", async () => {
  const { db } = await openTestDatabase();
  await db.write((tx) => tx.insert(rateLimits).values(row("a")));
  const byKey = (key: string) => db.read.select().from(rateLimits).where(eq(rateLimits.key, key));
  const answers = await Promise.all([byKey("a"), byKey("\ud800"), byKey("a")]);
  expect(answers.map((rows) => rows.length)).toEqual([1, 0, 1]);
});

it("a unit that fails in the turn in which it asks something keeps nobody else from writing", async () => {
  const { db } = await openTestDatabase();
  const failing = db.write(async (tx) => {
    await Promise.all([tx.select().from(rateLimits).get(), Promise.reject(new Error("as planned"))]);
  });
  await expect(failing).rejects.toThrow("as planned");
  await new Promise((resolve) => setTimeout(resolve, 50));
  const start = performance.now();
  await db.write((tx) => tx.insert(rateLimits).values(row("next")));
  // A server ends a transaction that nobody goes on with after five seconds.
  expect(performance.now() - start).toBeLessThan(4_000);
});
