import { shareOfHistories } from "#tests/histories/share.ts";
import { procedures, type ProcedurePath } from "#src/server/trpc/router.ts";
import { fewClients } from "#tests/histories/facilitator/history.ts";
import { holdsOver, wanted } from "#tests/histories/facilitator/hold.ts";
import { beginnings, deeds, looks, ofClients } from "#tests/histories/facilitator/looks.ts";
import { describe, expect, it } from "vitest";

const routerOf = (path: ProcedurePath): string => path.slice(0, path.indexOf("."));

/** Routers with a facilitator's questions about clients. */
const routers = ["facilitator", "programme", "clientResult", "group", "meeting"];
/**
 * The others are about the caller, their own surveys, their team (team-histories.test.ts), nobody, or for
 * administrators. Of `ownData`, the export is read.
 */
const otherRouters = [
  ...[
    "account",
    "admin",
    "analysis",
    "blog",
    "botCheck",
    "billing",
    "card",
    "onboarding",
    "analytics",
    "dashboard",
    "emailChange",
  ],
  ...[
    "invitation",
    "mail",
    "organisation",
    "ownBrand",
    "ownData",
    "panePlan",
    "picture",
    "post",
    "response",
    "session",
    "sharing",
    "support",
    "survey",
    "team",
    "trait",
  ],
  ...["verification", "voice", "workshop", "workshopGuest"],
];

describe("a facilitator's calls", () => {
  it("all occur in these histories", () => {
    expect([...new Set(procedures.map(({ path }) => routerOf(path)))].sort()).toEqual(
      [...routers, ...otherRouters].sort(),
    );
    const theirs = procedures.filter(({ path }) => routers.includes(routerOf(path)));
    const asked = new Set<ProcedurePath>(looks.map(({ path }) => path));
    const elsewhere: readonly ProcedurePath[] = [...deeds, ...beginnings, ...ofClients];
    const missed = theirs.filter(({ path }) => !asked.has(path));
    expect(missed.filter(({ path }) => !elsewhere.includes(path))).toEqual([]);
    expect(missed.filter(({ path, type }) => type === "query" && !ofClients.includes(path))).toEqual([]);
  });
});

describe("histories of a few clients", () => {
  it("show a facilitator what clients agreed to and nothing about peers", async () => {
    const numRuns = Math.ceil(wanted * shareOfHistories);
    const { swap, picture, secondPicture, ...reached } = await holdsOver(fewClients, numRuns, 20261124);
    expect([swap, picture, secondPicture]).toEqual([0, 0, 0]);
    if (numRuns >= 300)
      for (const [what, times] of Object.entries(reached)) expect(times, what).toBeGreaterThan(numRuns / 150);
  }, 1_800_000);
});
