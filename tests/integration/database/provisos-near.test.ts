import { rateLimits } from "#db/schema/index.ts";
import { refusal, row, unlessBarred } from "#tests/setup/database/distant-world.ts";
import { openTestDatabase } from "#tests/setup/database/database.ts";
import { expect, it, vi } from "vitest";

it("near by, work isn’t begun before it’s known whether it may", async () => {
  const { db } = await openTestDatabase();
  const add = (key: string) => db.write((tx) => tx.insert(rateLimits).values(row(key)));
  const work = vi.fn(async () => (await db.read.select().from(rateLimits)).length);
  await add("a");
  expect(await db.provided(unlessBarred, work)).toBe(1);
  await add("barred");
  await expect(db.provided(unlessBarred, work)).rejects.toBe(refusal);
  expect(work).toHaveBeenCalledTimes(1);
});
