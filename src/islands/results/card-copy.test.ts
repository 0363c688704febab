import type { ShareCard } from "#src/shared/card.ts";
import { describe, expect, it } from "vitest";
import { isOfWords, proposedWords } from "./card-copy.ts";

const cardOf = (...selectedTraits: string[]): ShareCard => ({
  publicId: "id",
  url: "http://localhost/card/id",
  imageUrl: "http://localhost/card/id.png",
  selectedTraits,
  createdAt: "2026-11-20T09:00:00.000Z",
});
const arenaTraits = ["kind", "calm", "brave", "able", "wise"];

describe("proposedWords", () => {
  it("are the strongest four before there is a card", () => {
    expect(proposedWords({ arenaTraits }, null)).toEqual(["kind", "calm", "brave", "able"]);
    expect(proposedWords({ arenaTraits: ["kind"] }, null)).toEqual(["kind"]);
  });

  it("are those of the card, but for words that a later result does not have", () => {
    expect(proposedWords({ arenaTraits }, cardOf("wise", "witty"))).toEqual(["wise"]);
    expect(proposedWords({ arenaTraits }, cardOf("witty"))).toHaveLength(4);
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
