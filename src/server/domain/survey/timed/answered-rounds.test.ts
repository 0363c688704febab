import { days, minutes } from "#src/server/clock.ts";
import { describe, expect, it } from "vitest";
import { createAnsweredRounds } from "./answered-rounds.ts";

describe("answered rounds", () => {
  it("are those that were noted, each once, until someone takes them", () => {
    const answered = createAnsweredRounds();
    for (const id of ["a", "b", "a"]) answered.note(id);
    expect(answered.take()).toEqual(["a", "b"]);
    expect(answered.take()).toEqual([]);
  });

  it("are taken once more when they were given back, with what was noted meanwhile", () => {
    const answered = createAnsweredRounds();
    answered.note("a");
    const taken = answered.take();
    answered.note("b");
    answered.giveBack(taken);
    expect(answered.take().toSorted()).toEqual(["a", "b"]);
  });
});

it("looking back begins with the first round after a start, and again a day after it began", () => {
  const answered = createAnsweredRounds();
  const start = new Date("2026-11-20T22:00:00.000Z");
  const after = (ms: number) => answered.lookedUpTo(new Date(start.getTime() + ms));
  expect(after(0)).toBe("");
  answered.goOnBehind("m");
  expect(after(minutes(1))).toBe("m");
  expect(after(days(2))).toBe("m");
  answered.goOnBehind(null);
  expect(after(days(1) - 1)).toBeNull();
  expect(after(days(1))).toBe("");
});
