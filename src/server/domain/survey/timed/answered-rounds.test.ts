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
  it("are all, first after a start and after an hour without a look", () => {
    const answered = createAnsweredRounds();
    const times = ["20T22:00", "20T22:30", "20T23:00", "21T00:00", "21T02:00", "21T03:59", "22T03:00"];
    expect(times.map((time) => answered.take(at(time)))).toEqual(["all", [], [], [], "all", [], "all"]);
  });

  it("are those that were noted, each once, until someone takes them", () => {
    const answered = afterStart();
    for (const id of ["a", "b", "a"]) answered.note(id);
    expect(answered.take(at("20T10:00"))).toEqual(["a", "b"]);
    expect(answered.take(at("20T11:00"))).toEqual([]);
  });

  it("are all when they were given back", () => {
    const answered = afterStart();
    answered.note("a");
    answered.take(at("20T10:00"));
    answered.giveBack();
    expect(answered.take(at("20T11:00"))).toBe("all");
    expect(answered.take(at("20T12:00"))).toEqual([]);
  });
});
