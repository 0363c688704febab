import { openWorld } from "#tests/histories/facilitator/world.ts";
import { histories } from "#tests/histories/workshop/history.ts";
import { playWorkshop } from "#tests/histories/workshop/play.ts";
import fc from "fast-check";
import { expect, it } from "vitest";

/** Limited by the time of other tests; HISTORIES=3000 sets another number. */
const numRuns = Number(process.env["HISTORIES"] ?? 8);

it("histories of workshops reveal to guest, host and wall neither who wrote what nor who hasn't", async () => {
  const [first, other] = [await openWorld(), await openWorld()];
  const reached = { described: 0, opened: 0, pictured: 0 };
  const property = fc.asyncProperty(histories, async (history) => {
    const play = await playWorkshop(first, history, false);
    const twin = await playWorkshop(other, history, true);
    expect(twin.trace).toEqual(play.trace);
    expect(twin.heard).toEqual(play.heard);
    if (play.trace.includes("describe: done")) reached.described += 1;
    if (play.heard.some((said) => said.includes('"window":{'))) reached.opened += 1;
    if (play.trace.includes("picture: done")) reached.pictured += 1;
  });
  await fc.assert(property, { numRuns, seed: 20261126 });
  for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(0);
}, 7_200_000);
