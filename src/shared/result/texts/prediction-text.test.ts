import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { describe, expect, it } from "vitest";
import { comparisonText, emptyGuessText, knownText, predictionText } from "./prediction-text.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";

const own = wordsFrom(0);
const theirs = wordsFrom(3);
const picks = Array.from({ length: 8 }, () => theirs);
const result = shownAnalysis({ selfTraitIds: own, peerPicks: picks, guess: theirs });
const guess = (agreement: { value: number; low: number; high: number }, traitIds = theirs) => ({
  traitIds,
  agreement,
});
const withOwn = (value: number, low: number, high: number) => ({
  words: result.words,
  agreement: { value, low, high },
});

describe("predictionText", () => {
  it.each([
    [{ value: 62, low: 35, high: 89 }, /better than chance would explain.*35 to 89/],
    [{ value: 37, low: -4, high: 78 }, /whether it’s chance.*below about 40.*minus 4 to 78/],
    [{ value: 60, low: -2, high: 100 }, /whether it’s chance.*chance alone gives 0/],
  ])("explains %j", (agreement, says) => {
    expect(predictionText(guess(agreement))).toMatch(says);
  });
});

describe("comparisonText", () => {
  const high = { value: 80, low: 60, high: 100 };
  it.each([
    ["a guess ahead", guess(high), withOwn(10, -30, 50), /Your guess comes closer/],
    ["own words ahead", guess({ value: 10, low: -30, high: 50 }), withOwn(80, 60, 100), /They come closer/],
    ["bands that touch", guess(high), withOwn(20, -20, 60), /can’t tell which/],
    [
      "a lead that could be chance",
      guess({ value: 30, low: 10, high: 50 }),
      withOwn(-40, -80, 0),
      /can’t tell which/,
    ],
    ["own words guessed", guess(high, own), withOwn(80, 60, 100), /exactly the words/],
  ])("of %s", (_, prediction, compared, says) => {
    expect(comparisonText(prediction, compared)).toMatch(says);
  });
});

describe("emptyGuessText", () => {
  const [word] = result.words.filter(({ evidence }) => evidence === "clear").map((clear) => [clear]);
  const none = { seen: [], faint: [], unseen: [], unexpected: [] };
  const texts = (words: typeof none | ReturnType<typeof guessedWords>) =>
    [emptyGuessText("seen", words), emptyGuessText("unexpected", words)] as const;

  it("distinguishes a wrong prediction from one of everything", () => {
    expect(texts({ ...none, unexpected: word ?? [] })[0]).toMatch(/Nothing you guessed stands out/);
    expect(texts({ ...none, seen: word ?? [] })[1]).toMatch(/you guessed every word that stands out/);
    expect(emptyGuessText("faint", { ...none, seen: word ?? [] })).toBeNull();
  });
});

describe("knownText", () => {
  const known = (traitIds: readonly string[]) => knownText(guessedWords(result.words, traitIds));

  it("names predicted words that aren't on the own list", () => {
    const [first = "", second = ""] = theirs.slice(3);
    expect(known([first, second])).toMatch(/ and .* are not on your own list, .* pick them\.$/);
    expect(known([first])).toMatch(/ is not on your own list, .* pick it\.$/);
  });
});
