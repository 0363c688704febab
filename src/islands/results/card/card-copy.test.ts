import type { Evidence } from "#src/shared/result/analysis.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { describe, expect, it } from "vitest";
import { cardWords, isOfWords, proposedWords } from "./card-copy.ts";

const cardOf = (...selectedTraits: string[]): ShareCard => ({
  publicId: "id",
  url: "http://localhost/card/id",
  imageUrl: "http://localhost/card/id.png",
  selectedTraits,
  createdAt: "2026-11-20T09:00:00.000Z",
});
const resultOf = (clear: readonly string[], hints: readonly string[] = []) => {
  const word = (evidence: Evidence) => (traitId: string) => ({
    traitId,
    evidence,
    quadrant: "arena" as const,
    band: "few" as const,
    count: null,
  });
  const words = [...clear.map(word("clear")), ...hints.map(word("emerging"))];
  return { arenaTraits: words.map(({ traitId }) => traitId), words };
};
const result = resultOf(["kind", "calm", "brave", "able", "wise"]);

describe("proposedWords", () => {
  it("are the strongest four before there is a card", () => {
    expect(proposedWords(result, null)).toEqual(["kind", "calm", "brave", "able"]);
    expect(proposedWords(resultOf(["kind"]), null)).toEqual(["kind"]);
  });

  it("are none that is easily heard as a verdict, unless the owner has put it on the card", () => {
    const tense = resultOf(["nervous", "kind", "tense", "calm", "brave", "able", "wise"]);
    expect(proposedWords(tense, null)).toEqual(["kind", "calm", "brave", "able"]);
    expect(proposedWords(tense, cardOf("nervous"))).toEqual(["nervous"]);
    expect(proposedWords(resultOf(["nervous"]), null)).toEqual([]);
  });

  it("are those of the card, but for words that a later result does not have", () => {
    expect(proposedWords(result, cardOf("wise", "witty"))).toEqual(["wise"]);
    expect(proposedWords(result, cardOf("witty"))).toHaveLength(4);
  });
});

describe("words that could be chance", () => {
  it("are on no card, and not proposed where an older card has them", () => {
    expect(cardWords(resultOf(["kind"], ["wise"]))).toEqual(["kind"]);
    expect(proposedWords(resultOf(["kind"], ["wise"]), cardOf("wise"))).toEqual(["kind"]);
    expect(proposedWords(resultOf([], ["wise"]), null)).toEqual([]);
  });
});

describe("isOfWords", () => {
  it.each([
    [["calm", "kind"], true],
    [["kind"], false],
    [["kind", "calm", "able"], false],
    [["kind", "able"], false],
  ])("of a card with kind and calm and %j is %s", (words, same) => {
    expect(isOfWords(cardOf("kind", "calm"), words)).toBe(same);
  });
});
