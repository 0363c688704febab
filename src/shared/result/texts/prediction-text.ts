import { indexText, isBeyondLuck, spokenIndex } from "./agreement-text.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Agreement } from "#src/shared/result/analysis.ts";
import type { Prediction, ScoredWord } from "#src/shared/result/analysis.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { GuessedWords } from "#src/shared/words/prediction-words.ts";

/* A result's texts about the owner's guess, on its page and in its report (docs/scoring.md). */

/** A guess's index in words, always with its band. */
export const predictionText = ({ agreement }: Prediction): string =>
  indexText(agreement, {
    beyond: "You read them better than chance would explain.",
    open: "We can’t tell whether you read them, or whether it’s chance.",
    below: "People picked the words you guessed less often than chance would.",
  });

type Compared = Pick<Analysis, "agreement" | "words">;

/** Compares the guess with own words. One is closer only if bands are apart, and its index beyond chance. */
export function comparisonText({ traitIds, agreement: guess }: Prediction, result: Compared): string {
  const own = result.agreement;
  if (isOwnList(traitIds, result.words))
    return "You guessed exactly the words you picked for yourself, so both lists have the same index.";
  const index = `Your own words are at ${spokenIndex(own.value)}, with a band from ${spokenIndex(own.low)} to ${spokenIndex(own.high)}`;
  if (isAhead(guess, own))
    return `${index}. Your guess comes closer: you know they see you differently than you do.`;
  if (isAhead(own, guess))
    return `${index}. They come closer: people see you more the way you do than you thought.`;
  return `${index}. We can’t tell which of the two lists comes closer.`;
}

const isAhead = (one: Agreement, other: Agreement): boolean => one.low > other.high && isBeyondLuck(one);

const isOwn = ({ quadrant }: ScoredWord): boolean => quadrant === "arena" || quadrant === "facade";

function isOwnList(traitIds: readonly string[], words: readonly ScoredWord[]): boolean {
  const own = words.filter(isOwn);
  return own.length === traitIds.length && own.every(({ traitId }) => traitIds.includes(traitId));
}

/** The words that only a guess reveals: not one's own, but known to be seen; null if none. */
export function knownText({ seen }: GuessedWords): string | null {
  const names = seen.filter((word) => !isOwn(word)).map(({ traitId }) => findTrait(traitId)?.name ?? traitId);
  if (names.length === 0) return null;
  const listed = new Intl.ListFormat("en-GB").format(names);
  const [are, them] = names.length === 1 ? ["is", "it"] : ["are", "them"];
  return `${listed} ${are} not on your own list, and you knew they would pick ${them}.`;
}

export const guessTitles: Readonly<Record<keyof GuessedWords, string>> = {
  seen: "You saw these coming",
  faint: "Also picked, but by so few that it could be chance",
  unseen: "Nobody picked these",
  unexpected: "You didn’t expect these",
};

/** The text for an empty list; null if it needs none. That no word stands out is said once. */
export function emptyGuessText(name: keyof GuessedWords, { seen, unexpected }: GuessedWords): string | null {
  const standsNone = seen.length === 0 && unexpected.length === 0;
  if (name === "seen")
    return standsNone
      ? "None of their words stands out, guessed or not."
      : "Nothing you guessed stands out among their words.";
  if (name === "unexpected" && !standsNone) return "Nothing: you guessed every word that stands out.";
  return null;
}

/** What an index of guessing cannot tell. */
export const predictionLimits =
  "Some words suit most people. Guessing those shows you know people in general, and the index can’t tell the difference. A " +
  "guess has ten words at most, so leaving one out doesn’t mean you ruled it out.";
