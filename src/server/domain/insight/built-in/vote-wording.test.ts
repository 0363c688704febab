import { describe, expect, it } from "vitest";
import { makeAgreeingSnapshot, makeSnapshot } from "#tests/factories/snapshot.ts";
import { readSnapshot } from "./reading.ts";
import { tallyWording, votesWording } from "./vote-wording.ts";

const own = ["calm", "kind", "wise", "bold", "witty"];
const others = ["able", "happy", "modest", "proud"];

function firstWord(responseCount: number, votes: number) {
  const peers = Array.from({ length: responseCount }, (_, peer) =>
    peer < votes ? ["calm", ...others] : ["warm", ...others],
  );
  const word = readSnapshot(makeSnapshot({ self: own, peers })).arena[0];
  if (word?.id !== "calm") throw new Error("calm should be in the arena");
  return word;
}

describe("votesWording and tallyWording", () => {
  it.each([
    [3, 3, "most of the people who answered", ""],
    [4, 2, "several of the people who answered", ""],
    [5, 5, "all five people who answered", " (5 of 5)"],
    [9, 7, "seven of nine people", " (7 of 9)"],
    [24, 20, "20 of 24 people", " (20 of 24)"],
  ])("say for %i answers and %i votes %j", (responseCount, votes, wording, tally) => {
    const word = firstWord(responseCount, votes);
    expect(votesWording(word, responseCount)).toBe(wording);
    expect(tallyWording(word, responseCount)).toBe(tally);
  });

  it("do not tell all from most below five answers", () => {
    expect(votesWording(firstWord(3, 3), 3)).toBe(votesWording(firstWord(3, 2), 3));
    expect(votesWording(firstWord(4, 4), 4)).toBe(votesWording(firstWord(4, 3), 4));
  });

  it("withhold counts that a snapshot should not have held", () => {
    const snapshot = makeAgreeingSnapshot(own, 3, own);
    const words = snapshot.words.map((word) => ({ ...word, count: 3 }));
    expect(readSnapshot({ ...snapshot, words }).arena.every(({ count }) => count === null)).toBe(true);
  });
});
