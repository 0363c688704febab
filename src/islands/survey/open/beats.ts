import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { countsFrom, type InsightKey, type Quadrant, type ScoredWord } from "#src/shared/result/analysis.ts";
import { findStory } from "#src/shared/result/story.ts";
import { spellNumber, listNames } from "#src/shared/text/in-sentences.ts";
import { shuffled } from "#src/shared/words/shuffled.ts";
import { traitNames } from "#src/shared/words/catalogue.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** One step of the reveal: panes that are lit, and what's said. */
export interface Beat {
  readonly name: Exclude<Quadrant, "unknown"> | "bet" | "end";
  readonly title: string;
  /** What screen readers hear in place of the drawing. */
  readonly words: readonly string[];
  readonly text: string;
}

const nameOf = (traitId: string): string => traitNames([traitId]).join("").toLowerCase();
const named = (words: readonly ScoredWord[]): readonly string[] =>
  traitNames(words.map(({ traitId }) => traitId));

/** The word that most people picked; below five answers one that most did. Null where there's none. */
function strongestOf(result: Analysis): ScoredWord | null {
  const { kind, lead, sharedHints, theirHints } = findStory(result);
  if (kind !== "glimpse") return lead;
  return [...theirHints, ...sharedHints].find(({ band }) => band === "most") ?? null;
}

/** Five words to bet on, the strongest, two own ones and two that nobody picked; none where no word is ahead, or a guess was made earlier. */
export function betWords(result: Analysis): readonly string[] {
  const strongest = strongestOf(result);
  if (strongest === null || result.prediction !== null) return [];
  const { shared, sharedHints, returned, alone } = findStory(result);
  const isBehind = (word: ScoredWord) =>
    strongest.count === null ? word.band !== "most" : (word.count ?? 0) < strongest.count;
  const own = [...shared, ...sharedHints, ...returned, ...alone].filter(isBehind).slice(0, 2);
  const unpicked = result.words.filter(({ quadrant }) => quadrant === "unknown").slice(0, 2);
  const words = [strongest, ...own, ...unpicked].map(({ traitId }) => traitId);
  return words.length < 5 ? [] : shuffled(words, result.id);
}

/** The beats of a reveal, rising to what others see and the person doesn't; or, where there's nothing, to what both see. */
export function beatsOf(result: Analysis, bet: string | null): readonly Beat[] {
  const { shared, theirs, sharedHints, theirHints, returned, alone } = findStory(result);
  const said = (pane: InsightKey) =>
    result.portrait.paragraphs.flat().find((sentence) => sentence.pane === pane)?.text ?? "";
  const small = returned.length > 0 ? "The small words came up too rarely to tell them from chance." : "";
  const both: Beat = {
    name: "arena",
    title: "You both see",
    words: named([...shared, ...sharedHints, ...returned]),
    text: [said("arena"), small].join(" ").trim(),
  };
  const mine: Beat = { name: "facade", title: "Only you picked", words: named(alone), text: said("facade") };
  const new_ = [...theirs, ...theirHints];
  const news: Beat = {
    name: "blindSpot",
    title: "They see, and you don’t",
    words: named(new_),
    text: said("blindSpot"),
  };
  const betBeat: Beat = {
    name: "bet",
    title: result.prediction === null ? "Your bet" : "Your guess",
    words: [],
    text: betText(result, bet),
  };
  const end: Beat = { name: "end", title: result.portrait.name, words: [], text: result.portrait.step.text };
  const hasBoth = both.words.length > 0;
  const middle = [...(alone.length > 0 ? [mine] : []), ...(betBeat.text === "" ? [] : [betBeat])];
  return new_.length > 0
    ? [...(hasBoth ? [both] : []), ...middle, news, end]
    : [...middle, ...(hasBoth ? [{ ...both, title: "You see what they see" }] : []), end];
}

function betText(result: Analysis, bet: string | null): string {
  if (result.prediction !== null) {
    const { seen } = guessedWords(result.words, result.prediction.traitIds);
    return seen.length === 0
      ? "None of the words that you’d guessed stands out."
      : `You’d guessed ${listNames(named(seen).map((name) => name.toLowerCase()))}, and they picked ${seen.length === 1 ? "it" : "them"}.`;
  }
  const strongest = strongestOf(result);
  if (bet === null || strongest === null) return "";
  if (bet === strongest.traitId)
    return `You bet on ${nameOf(bet)}, and you were right. ${votesText(strongest, result)}`;
  if (strongest.quadrant === "blindSpot")
    return `You bet on ${nameOf(bet)}. It’s another word, and it isn’t on your list.`;
  return `You bet on ${nameOf(bet)}. It’s ${nameOf(strongest.traitId)}. ${votesText(strongest, result)}`;
}

function votesText({ count }: ScoredWord, { responseCount }: Analysis): string {
  if (count === null || responseCount < countsFrom) return "Most of them picked it.";
  const people = `${spellNumber(count)} of ${spellNumber(responseCount)}`;
  return `${people.charAt(0).toUpperCase()}${people.slice(1)} picked it.`;
}

/** Whether there's a choice between a glimpse now and a portrait later. */
export const isGlimpse = ({ peerAssessmentCount, hasAnalysis, status }: Survey): boolean =>
  !hasAnalysis && status === "in_progress" && peerAssessmentCount < countsFrom;
