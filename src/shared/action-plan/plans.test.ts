import { quadrants } from "#src/shared/result/analysis.ts";
import { expect, it } from "vitest";
import type { PanePlan } from "./action-plan.output.ts";
import { inWeeks, paneFor, sortPlans } from "./plans.ts";

const plan = (pane: PanePlan["pane"], day: number): PanePlan => ({
  ...{ pane, traitId: null, person: "", deed: pane, until: null, noticed: "", remind: false },
  updatedAt: `2026-11-0${String(day)}T09:00:00.000Z`,
});

it("the plan that someone is on is the one that was written last", () => {
  const { current, earlier } = sortPlans([plan("arena", 1), plan("facade", 3), plan("unknown", 2)]);
  expect([current?.pane, ...earlier.map(({ pane }) => pane)]).toEqual(["facade", "unknown", "arena"]);
  expect(sortPlans([])).toEqual({ current: null, earlier: [] });
});

it("a new plan takes a free place, and the oldest one's where there's none", () => {
  expect(paneFor([])).toBe("arena");
  expect(paneFor([plan("arena", 1)])).toBe("blindSpot");
  expect(paneFor(quadrants.map((pane, at) => plan(pane, 9 - at)))).toBe("unknown");
});

it("inWeeks goes over the ends of months and years", () => {
  expect(inWeeks(2, new Date(2026, 11, 20, 23, 59))).toBe("2027-01-03");
  expect(inWeeks(2, new Date(2028, 1, 20))).toBe("2028-03-05");
});
