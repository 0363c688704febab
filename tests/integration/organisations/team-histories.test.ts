import { holdsOver, wanted } from "#tests/histories/team/hold.ts";
import { describe, expect, it } from "vitest";

describe("histories of team rounds", () => {
  it("reveal to a member and the owner neither who wrote what nor who hasn't answered", async () => {
    const reached = await holdsOver(wanted, 20261126);
    expect(Math.min(reached.described, reached.opened, reached.leftEarly)).toBeGreaterThan(0);
    // A few runs can't reach everything.
    if (wanted >= 60)
      for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(0);
  }, 900_000);
});
