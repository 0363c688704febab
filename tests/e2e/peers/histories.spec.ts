import { history } from "#tests/histories/history.ts";
import { playBuilt } from "#tests/histories/play-built.ts";
import { inOrder, openWorlds } from "#tests/histories/three-worlds.ts";
import { expect, testOfServer as test } from "#tests/e2e/support/fixtures.ts";
import fc from "fast-check";

/* The promise to peers at the built server: pages, files and pictures. PAGE_HISTORIES sets the number. */
const wanted = Number(process.env.PAGE_HISTORIES ?? 12);

test("pages, files and pictures change with an allowed result only, except the number of answers @thorough", async () => {
  // Long enough to shrink a failing history.
  const limitMs = 600_000 + wanted * 25_000;
  test.setTimeout(limitMs + 30_000);
  const worlds = await openWorlds(test.info().outputPath("worlds"));
  const reached = { firstResult: 0, secondResult: 0, unshownAnswers: 0, end: 0 };
  const startsAt = new Date().toISOString();
  let n = 0;
  const property = fc.asyncProperty(history, async (one) => {
    n += 1;
    const { model, completedAt } = await playBuilt(worlds, { history: one, n, startsAt });
    if (model.results.length > 0) reached.firstResult += 1;
    if (model.results.length > 1) reached.secondResult += 1;
    if (model.fresh > 0) reached.unshownAnswers += 1;
    if (completedAt !== null) reached.end += 1;
  });
  try {
    await fc.assert(property, {
      numRuns: wanted,
      seed: 20261122,
      plugins: [fc.interruptAfterTimeLimit(limitMs, { failOnInterrupt: true })],
    });
  } finally {
    for (const world of inOrder(worlds)) await world.stop();
  }
  // These twelve, which are always the same, reach everything.
  if (wanted >= 12)
    for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(0);
});
