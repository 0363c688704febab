import { describe, expect, it } from "vitest";
import { makeSnapshot } from "#tests/factories/snapshot.ts";
import { describedAll, nameFirst, tallied } from "./naming.ts";
import { readSnapshot } from "./reading.ts";

const others = ["able", "bold", "calm", "kind", "warm", "wise", "searching"];

/** So many of ten (or three) people pick each word, strongest first. */
function seen(votes: readonly number[], people = 10) {
  const peers = Array.from({ length: people }, (_, peer) => [
    "witty",
    ...others.slice(0, votes.length).filter((_word, at) => peer < (votes[at] ?? 0)),
  ]);
  const { blindSpot, responseCount } = readSnapshot(makeSnapshot({ self: ["proud"], peers }));
  return { words: blindSpot.filter(({ id }) => id !== "witty"), responseCount };
}
const firstOf = (...of: Parameters<typeof seen>) => {
  const { words, hasMore } = nameFirst(seen(...of).words);
  return [words.map(({ id }) => id).join(), hasMore];
};

describe("nameFirst", () => {
  it.each([
    [[9, 8, 7], "able,bold,calm", false],
    [[9, 8, 7, 6], "able,bold,calm", false],
    [[9, 8, 7, 7], "able,bold", false],
    [[9, 7, 7, 7, 7], "able", false],
    [[9, 9, 9, 9, 8], "able,bold,calm,kind", false],
    [[9, 9, 9, 9, 9], "able,bold,calm,kind,warm", false],
    [[9, 9, 9, 9, 9, 9], "able,bold,calm", true],
  ])("of words with %j votes names %s", (votes, names, hasMore) => {
    expect(firstOf(votes)).toEqual([names, hasMore]);
  });

  it("goes by the bands where counts are withheld", () => {
    expect(firstOf([3, 3, 2, 2], 3)).toEqual(["able,bold,calm,kind", false]);
  });
});

describe("tallied", () => {
  const listed = (votes: readonly number[], people?: number) => {
    const { words, responseCount } = seen(votes, people);
    return tallied(nameFirst(words), responseCount);
  };

  it("gives each word its votes, or all of them the same", () => {
    expect(listed([9, 8])).toMatchObject({ names: "able (9 of 10) and bold (8 of 10)", are: "are" });
    expect(listed([8, 8])).toMatchObject({ names: "able and bold (8 of 10 each)", they: "they" });
    expect(listed([8])).toMatchObject({ names: "able (8 of 10)", are: "is" });
    expect(listed([3, 3], 3).names).toBe("able and bold");
  });

  it("says that there's more where a tie is too long to name", () => {
    expect(listed([8, 8, 8, 8, 8, 8])).toMatchObject({
      you: "able, bold and calm (8 of 10 each), among other things",
      isWhole: false,
    });
    const named = nameFirst(seen([8, 8, 8, 8, 8, 8]).words);
    expect(describedAll(named)).toBe("able, bold and calm, among other things");
  });

  it("calls a person searching, and says no more than that they are someone who is", () => {
    const { words, responseCount } = seen([0, 0, 0, 0, 0, 0, 9]);
    const { names, you } = tallied(nameFirst(words), responseCount);
    expect([names, you]).toEqual(["searching (9 of 10)", "someone who’s searching (9 of 10)"]);
  });
});
