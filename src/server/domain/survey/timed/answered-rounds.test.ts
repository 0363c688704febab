import { describe, expect, it } from "vitest";
import { createAnsweredRounds } from "./answered-rounds.ts";

const at = (time: string) => new Date(`2026-11-${time}:00.000Z`);

/** All rounds have been looked back at. */
function afterStart() {
  const answered = createAnsweredRounds();
  answered.goOnBehind(null);
  answered.take(at("20T09:00"));
  return answered;
}

describe("answered rounds", () => {
  it("are those that were noted, each once, until someone takes them", () => {
    const answered = afterStart();
    for (const id of ["a", "b", "a"]) answered.note(id);
    expect(answered.take(at("20T10:00"))).toEqual(["a", "b"]);
    expect(answered.take(at("20T11:00"))).toEqual([]);
  });

  it("are taken once more when they were given back, with what was noted meanwhile", () => {
    const answered = afterStart();
    answered.note("a");
    const taken = answered.take(at("20T10:00"));
    answered.note("b");
    answered.giveBack(taken);
    expect(answered.take(at("20T11:00")).toSorted()).toEqual(["a", "b"]);
  });
});

describe("looking back", () => {
  it("begins with the first round after a start, and ends", () => {
    const answered = createAnsweredRounds();
    expect(answered.lookedUpTo()).toBe("");
    answered.take(at("20T22:00"));
    answered.goOnBehind("m");
    answered.take(at("20T23:00"));
    expect(answered.lookedUpTo()).toBe("m");
    answered.goOnBehind(null);
    answered.take(at("21T00:59"));
    expect(answered.lookedUpTo()).toBeNull();
  });

  it("begins again after an hour without a look", () => {
    const answered = afterStart();
    answered.take(at("20T11:00"));
    expect(answered.lookedUpTo()).toBe("");
  });
});
