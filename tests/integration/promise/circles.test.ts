import { circleHistory, nothingReached, playCircles } from "#tests/histories/circles.ts";
import { makeWorld } from "#tests/histories/world.ts";
import fc from "fast-check";
import { expect, it } from "vitest";

/** All histories; HISTORIES=3000 sets another number. */
const numRuns = Number(process.env["HISTORIES"] ?? 60);

it("circles say of each other what each one's own result says, and nothing else", async () => {
  const world = await makeWorld();
  const reached = { ...nothingReached };
  const property = fc.asyncProperty(circleHistory, (one) => playCircles(world, one, reached));
  await fc.assert(property, { numRuns, seed: 20261130 });
  for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(numRuns / 12);
}, 3_600_000);
