import { expect, it } from "vitest";
import { dashboardTarget } from "./dashboard-target.ts";

it.each([
  ["", "/dashboard/self"],
  ["tab=self", "/dashboard/self"],
  ["tab=facilitator", "/dashboard/facilitator"],
  ["tab=somewhere", "/dashboard/self"],
  ["tab=facilitator&client=7&sort=name", "/dashboard/facilitator?client=7&sort=name"],
  ["welcome=1", "/dashboard/self?welcome=1"],
])("leads %j to %s", (search, path) => {
  expect(dashboardTarget(new URLSearchParams(search))).toBe(path);
});
