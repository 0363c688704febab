import { describe, expect, it } from "vitest";
import { createAnsweredRounds } from "./answered-rounds.ts";

const at = (time: string) => new Date(`2026-11-${time}:00.000Z`);

/** All have been looked at once. */
function afterStart() {
  const answered = createAnsweredRounds();
  answered.take(at("20T09:00"));
  return answered;
}

describe("answered rounds", () => {
  it("are all, first after a start and once a day", () => {
    const answered = createAnsweredRounds();
    const times = ["20T23:00", "20T23:30", "21T00:00", "21T01:00", "22T05:00"];
    expect(times.map((time) => answered.take(at(time)))).toEqual(["all", [], "all", [], "all"]);
  });

  it("are those that were noted, each once, until someone takes them", () => {
    const answered = afterStart();
    for (const id of ["a", "b", "a"]) answered.note(id);
    expect(answered.take(at("20T10:00"))).toEqual(["a", "b"]);
    expect(answered.take(at("20T11:00"))).toEqual([]);
  });

  it("are there again when they were given back, with those that came since", () => {
    const answered = afterStart();
    answered.note("a");
    const taken = answered.take(at("20T10:00"));
    answered.note("b");
    answered.giveBack(taken);
    expect(answered.take(at("20T11:00"))).toEqual(["b", "a"]);
    const all = answered.take(at("21T00:00"));
    answered.giveBack(all);
    expect(answered.take(at("21T01:00"))).toBe("all");
  });
});
