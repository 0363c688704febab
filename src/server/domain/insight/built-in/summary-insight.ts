import { isClear, type InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { writeQuestion, writeStep } from "./next-step.ts";
import { described } from "./naming.ts";
import { isDelicate, sharesNothing, type Reading, type ReadWord } from "./reading.ts";
import { themesOf, type Theme, type Themes } from "./themes.ts";
import { theyOf } from "./vote-wording.ts";

/**
 * The story across the panes, as a person would tell it to a friend; then one open question, then one step. It's read on phones,
 * above everything else, so counts stay in the panes, and how sure all of it is has a section of its own.
 */
export function writeSummary(draft: Draft): InsightSentence[] {
  return [...writeStory(draft), writeQuestion(draft), writeStep(draft)];
}

/** What the two lists are about, then what stands out on each side; one sentence where that's all there is. */
function writeStory(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const themes = themesOf(reading);
  const news = reading.blindSpot.find((word) => isClear(word) && !isDelicate(word));
  if (themes.own !== null && themes.theirs === null && news !== undefined && reading.arena.length === 0) {
    return [say("summary/themes", [...themes.own.words, news], themeAndWord(themes.own.name, news.name))];
  }
  return [...writeThemes(draft, themes), writeWords(draft)];
}

function writeThemes({ reading, say }: Draft, { shared, theirs, own }: Themes): InsightSentence[] {
  const about = (forms: readonly string[], ...themes: readonly Theme[]) => [
    say(
      "summary/themes",
      themes.flatMap(({ words }) => words),
      forms,
    ),
  ];
  if (shared === null) {
    return own === null || theirs === null ? [] : about(twoThemes(own.name, theirs.name), own, theirs);
  }
  if (theirs !== null) return about(sharedAndTheirs(shared.name, theirs.name), shared, theirs);
  // What they add may have no theme, and would seem to be nothing.
  if (own !== null && !reading.blindSpot.some(isClear))
    return about(sharedAndOwn(shared.name, own.name), shared, own);
  // The next sentence names the strongest shared word: a theme with that word in it would say the same twice.
  const lead = storyWordOf(reading.arena);
  return lead !== null && shared.words.some(({ id }) => id === lead.id)
    ? []
    : about(onlyShared(shared.name), shared);
}

type Forms = (first: string, second: string) => readonly string[];

const twoThemes: Forms = (own, theirs) => [
  `You describe someone with ${own}; they describe someone with ${theirs}.`,
  `Your words describe someone with ${own}, theirs someone with ${theirs}.`,
];

const themeAndWord: Forms = (own, word) => [
  `You describe someone with ${own}; they call you ${word}.`,
  `Your list describes someone with ${own}, but they call you ${word}.`,
];

const sharedAndTheirs: Forms = (shared, theirs) => [
  `Both lists describe someone with ${shared}; theirs adds ${theirs}.`,
  `Your list and theirs both describe someone with ${shared}; theirs adds ${theirs}.`,
];

const sharedAndOwn: Forms = (shared, own) => [
  `Both lists describe someone with ${shared}; yours adds ${own}.`,
  `Your list and theirs both describe someone with ${shared}; yours adds ${own}.`,
];

const onlyShared = (shared: string): readonly string[] => [
  `Both lists describe someone with ${shared}.`,
  `Your list and theirs both describe someone with ${shared}.`,
];

/** The strongest clear word of each side; hints are for the panes. */
function writeWords({ reading, choose, say }: Draft): InsightSentence {
  const [shared, theirs] = [storyWordOf(reading.arena), storyWordOf(reading.blindSpot)];
  if (shared === null && theirs === null) return say("summary/words", [], scattered);
  if (theirs === null && reading.own.every(isClear)) return say("summary/words", reading.arena, sameLists);
  const also = shared === null ? "" : "also ";
  const both = shared === null ? withoutShared(reading) : choose("summary/shared", sharedParts(shared));
  const they =
    theirs === null ? "no new word stands out" : choose("summary/theirs", theirParts(theirs, also));
  return say(
    "summary/words",
    [shared, theirs],
    [shared === null ? `${they}; ${both}.` : `${both}; ${they}.`],
  );
}

const withoutShared = (reading: Reading): string =>
  sharesNothing(reading) ? "none of your own words came up" : "none of your own words stands out";

/** Where every own word is clear, and nothing new. Which words those are, the arena has said. */
const sameLists = ["You and they describe the same person.", "They see you much as you see yourself."];

const scattered = [
  "They haven’t settled on a word for you yet.",
  "They have many different words for you, and no favourite yet.",
  "They each seem to know a different side of you.",
];

const storyWordOf = (words: readonly ReadWord[]): ReadWord | null =>
  words.find((word) => isClear(word) && !isDelicate(word)) ?? words.find(isClear) ?? null;

function sharedParts(word: ReadWord): readonly string[] {
  const [you, they] = [described(word), theyOf(word)];
  return [
    `${they} agree that you’re ${you}`,
    `${word.name} is on both lists`,
    `you see yourself as ${you}, and so do ${they}`,
  ];
}

/** `also` where a shared word came before. */
function theirParts(word: ReadWord, also: string): readonly string[] {
  const [you, they] = [described(word), theyOf(word)];
  if (isDelicate(word)) return [`${they} ${also}said ${word.name}, a word that’s easy to misread`];
  return [
    `${they} ${also}call you ${you}, which you didn’t pick`,
    `${word.name} is their word, not yours`,
    `${they} ${also}say ${word.name}, and you don’t`,
  ];
}
