import { betterJudge } from "./better-judge.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { expect, it } from "vitest";

it.each([
  ["intelligent", "others"],
  ["kind", "others"],
  ["nervous", "self"],
  ["reflective", "self"],
  ["extroverted", "alike"],
  ["self-assertive", "alike"],
  ["patient", "open"],
] as const)("%s is judged best by: %s", (id, judge) => {
  const trait = findTrait(id);
  expect(trait && betterJudge(trait)).toBe(judge);
});

it("gives what praises to others, however hard it is to see", () => {
  expect(betterJudge({ observability: "low", evaluativeness: "high" })).toBe("others");
});
