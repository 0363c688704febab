import { rateLimits } from "#db/schema/index.ts";
import { takeFromLimitsIn, type Limit } from "#src/server/auth/limits/limits.ts";
import { askLimitsIn } from "#src/server/auth/limits/read-ahead.ts";
import { minutes } from "#src/server/clock.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import fc from "fast-check";
import { expect, it } from "vitest";

const narrow: Limit = { name: "tries", subject: "person one", most: 3, windowMs: minutes(10) };
const wide: Limit = { name: "of a home", subject: "network 192.0.2.1", most: 5, windowMs: minutes(25) };

const move = fc.record({
  limits: fc.subarray([narrow, wide]),
  // Also back: a clock that was wrong.
  passes: fc.constantFrom(0, 0, minutes(4), minutes(21), minutes(60), -minutes(15), -minutes(60)),
});

it("lets as many pass, and counts as many, as taking from limits at once", async () => {
  const [ahead, atOnce] = [await makeDeps(), await makeDeps()];
  const take = (deps: TestDeps, limits: readonly Limit[]) =>
    deps.db
      .write(async (tx) => {
        const now = deps.clock.now();
        if (deps === atOnce) return takeFromLimitsIn(tx, now, limits);
        const takeAll = await askLimitsIn(tx, now, limits);
        await takeAll();
      })
      .catch((error: unknown) => error);
  const stored = (deps: TestDeps) => deps.db.read.select().from(rateLimits).orderBy(rateLimits.key);
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
      for (const { limits, passes } of moves) {
        for (const deps of [ahead, atOnce]) deps.clock.advance(passes);
        expect(await take(ahead, limits)).toEqual(await take(atOnce, limits));
        expect(await stored(ahead)).toEqual(await stored(atOnce));
      }
    }),
    { numRuns: 40 },
  );
});
