import { shareOfHistories } from "#tests/histories/share.ts";
import { holdsOver, wanted } from "#tests/histories/team/hold.ts";
import { describe, expect, it } from "vitest";

describe("histories of teams", () => {
  it("reveal to a member and the owner neither who wrote what nor who hasn't answered", async () => {
    const numRuns = Math.ceil(wanted * shareOfHistories);
    const reached = await holdsOver(numRuns, 20261126);
    // A few runs can't reach everything.
    if (numRuns >= 100)
      for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(0);
  }, 1_800_000);
});
