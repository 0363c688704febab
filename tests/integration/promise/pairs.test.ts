import { playPairs, pairHistory, type Reached } from "#tests/histories/pairs.ts";
import { makeWorld } from "#tests/histories/world.ts";
import fc from "fast-check";
import { expect, it } from "vitest";

const numRuns = 60;

it("A12: no two results of an owner reveal a few people through their lists of invitations", async () => {
  const world = await makeWorld();
  const reached: Reached = { opened: 0, refused: 0 };
  const property = fc.asyncProperty(pairHistory, (steps) => playPairs(world, steps, reached));
  await fc.assert(property, { numRuns, seed: 20261123 });
  for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(numRuns / 6);
}, 600_000);
