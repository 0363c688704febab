import { shareOfHistories } from "#tests/histories/share.ts";
import { openWorld } from "#tests/histories/facilitator/world.ts";
import { histories } from "#tests/histories/workshop/history.ts";
import { type Play, playWorkshop } from "#tests/histories/workshop/play.ts";
import fc from "fast-check";
import { expect, it } from "vitest";

/** HISTORIES=3000 sets another number. */
const numRuns = Math.ceil(Number(process.env["HISTORIES"] ?? 300) * shareOfHistories);

/**
 * Where someone came late and what follows from the numbers on the wall differs, all that was heard until
 * then.
 */
function comparable(play: Play, twin: Play): readonly [Play, Play] {
  if (play.late?.outcome === twin.late?.outcome) return [play, twin];
  const before = (one: Play): Play => ({
    ...one,
    heard: one.heard.slice(0, one.late?.heard),
    trace: one.trace.slice(0, one.late?.trace),
  });
  return [before(play), before(twin)];
}

it("histories of workshops reveal to guest, host and wall neither who wrote what nor who hasn't", async () => {
  const [first, other] = [await openWorld(), await openWorld()];
  const reached = { described: 0, opened: 0, pictured: 0, late: 0, lateAndDescribed: 0 };
  const property = fc.asyncProperty(histories, async (history) => {
    const [play, twin] = comparable(
      await playWorkshop(first, history, false),
      await playWorkshop(other, history, true),
    );
    expect(twin.trace).toEqual(play.trace);
    expect(twin.heard).toEqual(play.heard);
    if (play.trace.includes("describe: done")) reached.described += 1;
    if (play.heard.some((said) => said.includes('"window":{'))) reached.opened += 1;
    if (!play.trace.includes("picture: done")) return;
    reached.pictured += 1;
    if (play.late !== null) reached.late += 1;
    if (play.late?.outcome.startsWith("true") === true) reached.lateAndDescribed += 1;
  });
  await fc.assert(property, { numRuns, seed: 20261126 });
  for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(0);
}, 7_200_000);
