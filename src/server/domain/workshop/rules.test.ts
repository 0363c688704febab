import { describe, expect, it } from "vitest";
import { nameKeyOf, progressOf } from "./rules.ts";

describe("progressOf", () => {
  it.each([
    [6, 3],
    [6, 5],
    [9, 4],
    [10, 5],
    [11, 3],
    [60, 5],
  ])("of %i people who describe %i others doesn’t move with each person who finishes", (people, each) => {
    const pairs = people * each;
    const seen = Array.from({ length: people }, (_, done) => progressOf({ used: done * each, pairs }, each));
    expect(seen.some((now, done) => now === seen[done + 1])).toBe(true);
    expect(progressOf({ used: pairs, pairs }, each)).toBe(100);
    expect(progressOf({ used: pairs - 1, pairs }, each)).toBeLessThan(100);
  });

  it("doesn’t tell how many are missing in a small room", () => {
    const missing = (n: number) => progressOf({ used: 30 - n, pairs: 30 }, 5);
    expect([1, 2, 3, 4, 5, 6].map(missing)).toEqual([80, 80, 80, 80, 80, 80]);
  });

  it("is nothing where everyone has left", () => {
    expect(progressOf({ used: 0, pairs: 0 }, 5)).toBe(0);
  });
});

describe("nameKeyOf", () => {
  it.each([
    "ana berg",
    " Ana  Berg",
    "ＡＮＡ berg",
    "A\u200Bna Berg",
    "Ana\u2060 Be\u00ADrg",
    "\u200EAna Berg\uFEFF",
  ])("takes %j for the same as Ana Berg", (name) => {
    expect(nameKeyOf(name)).toBe(nameKeyOf("Ana Berg"));
  });

  it("tells Ana from Anna", () => {
    expect(nameKeyOf("Anna")).not.toBe(nameKeyOf("Ana"));
  });
});
