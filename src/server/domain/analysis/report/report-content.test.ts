import { makeReport } from "#tests/factories/report.ts";
import { makeAgreeingSnapshot, makeSnapshot } from "#tests/factories/snapshot.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { describe, expect, it } from "vitest";

const own = wordsFrom(0);
const three = makeReport(makeAgreeingSnapshot(own, 3, wordsFrom(3, 5)));
const nine = makeReport(makeAgreeingSnapshot(own, 9, wordsFrom(3, 5)));
const votesIn = ({ panes }: typeof three) => panes.flatMap(({ words }) => words.map(({ votes }) => votes));

describe("a report", () => {
  it("shows bands below five answers and counts from five on", () => {
    expect(JSON.stringify(three)).not.toMatch(/\d of 3\b/);
    expect(votesIn(three)).toContain("most");
    expect(votesIn(nine)).toContain("9 of 9");
  });

  it("gives words that others didn't pick no votes, and mentions unpicked ones briefly", () => {
    const [, , facade, unknown] = three.panes;
    expect(facade?.words.map(({ name, votes }) => [name, votes])).toEqual([
      ["Able", null],
      ["Accepting", null],
      ["Adaptable", null],
    ]);
    expect(unknown?.words).toEqual([]);
    expect(unknown?.othersTitle).toBe(`${String(unknown?.others.length)} words that nobody picked`);
  });

  it("compares a prediction with the result, if there is one", () => {
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
});
