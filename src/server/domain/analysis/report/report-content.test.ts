import { makeReport } from "#tests/factories/report.ts";
import { makeAgreeingSnapshot, makeSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { describe, expect, it } from "vitest";

const own = wordsFrom(0);
const three = makeReport(makeAgreeingSnapshot(own, 3, wordsFrom(3, 5)));
const nine = makeReport(makeAgreeingSnapshot(own, 9, wordsFrom(3, 5)));
const votesIn = ({ panes }: typeof three) => panes.flatMap(({ words }) => words.map(({ votes }) => votes));

describe("what a report says", () => {
  it("is bands below five answers, and counts from there on", () => {
    expect(JSON.stringify(three)).not.toMatch(/\d of 3\b/);
    expect(votesIn(three)).toContain("most");
    expect(votesIn(nine)).toContain("9 of 9");
  });

  it("gives words that others did not pick no votes, and those that nobody picked in passing alone", () => {
    const [, , facade, unknown] = three.panes;
    expect(facade?.words.map(({ name, votes }) => [name, votes])).toEqual([
      ["Able", null],
      ["Accepting", null],
      ["Adaptable", null],
    ]);
    expect(unknown?.words).toEqual([]);
    expect(unknown?.othersTitle).toBe(`${String(unknown?.others.length)} words that nobody picked`);
  });

  it("knows the day and no hour", () => {
    expect(three.madeOn.toISOString()).toBe("2026-11-20T00:00:00.000Z");
    expect(three.facts).toBe("3 people answered · A first glimpse · 20 November 2026");
  });

  it("has names in one list, and counts who gave none", () => {
    const picks = [0, 1, 2].map((start) => wordsFrom(start));
    const { names, namesNote } = makeReport(makeSnapshot({ self: own, peers: picks, names: ["Zoë", "Ann"] }));
    expect({ names, namesNote }).toEqual({ names: ["Ann", "Zoë"], namesNote: "1 person gave no name." });
  });

  it("puts its words under headings that say how strong they are", () => {
    const [arena, , facade] = nine.panes;
    expect(arena?.words.map(({ strength }) => strength)).toContain("Clear");
    expect(facade?.words.every(({ strength }) => strength === null)).toBe(true);
  });

  it("speaks of no bars, which it does not draw", () => {
    expect(nine.legend).toMatch(/^Bold words/);
    expect(nine.legend).not.toMatch(/bar/);
  });

  it("holds a guess against what shows, and says nothing where there was none", () => {
    const picks = [0, 1, 2].map(() => wordsFrom(3, 5));
    const { prediction } = makeReport(makeSnapshot({ self: own, peers: picks, guess: wordsFrom(4, 5) }));
    expect(prediction?.text).toMatch(
      /^You read them better than chance would explain.*Your own words are at/,
    );
    expect(prediction?.lists.map(({ title, words }) => [title, words.at(-1)])).toEqual([
      ["You saw these coming", "Cheerful (most of them)"],
      ["You didn’t expect these", "Bold (most of them)"],
      ["Nobody picked these", "Clever"],
    ]);
    expect(three.prediction).toBeNull();
  });

  it("tells in words what the drawing shows", () => {
    expect(three.windowText).toMatch(/Arena 3 words, Blind Spot 2 words, Façade 3 words, Unknown \d+ words/);
  });
});
