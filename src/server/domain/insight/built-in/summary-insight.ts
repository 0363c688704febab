import type { InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { writeQuestion, writeStep } from "./next-step.ts";
import { described } from "./naming.ts";
import { isDelicate, isFirm, leadOf, type ReadWord } from "./reading.ts";
import { themesOf } from "./themes.ts";
import { theyOf } from "./vote-wording.ts";

/**
 * The story across the panes, as a person would tell it to a friend; then one open question, then one step. It's read on phones,
 * above everything else, so counts stay in the panes, and how sure all of it is has a section of its own.
 */
export function writeSummary(draft: Draft): InsightSentence[] {
  return [...writeThemes(draft), writeWords(draft), writeQuestion(draft), writeStep(draft)];
}

/** What the two lists are about, where several words point the same way. */
function writeThemes({ reading, say }: Draft): InsightSentence[] {
  const { shared, theirs, own } = themesOf(reading);
  if (shared !== null && theirs !== null) {
    const forms = [
      `You and they both describe ${shared.name}, and they add ${theirs.name}.`,
      `On ${shared.name} you and they agree; what's new from their side is ${theirs.name}.`,
      `Both lists speak of ${shared.name}, and theirs goes on to ${theirs.name}.`,
    ];
    return [say("summary/themes", [...shared.words, ...theirs.words], forms)];
  }
  if (shared !== null) {
    const forms = [
      `You and they both describe ${shared.name}.`,
      `Your list and theirs both point to ${shared.name}.`,
      `Ask you or ask them, and you hear about ${shared.name}.`,
    ];
    return [say("summary/themes", shared.words, forms)];
  }
  if (own === null || theirs === null) return [];
  const forms = [
    `You describe ${own.name}; they describe ${theirs.name}.`,
    `Your words speak of ${own.name}, theirs of ${theirs.name}.`,
    `Ask you, and you hear about ${own.name}; ask them, and it's ${theirs.name}.`,
  ];
  return [say("summary/themes", [...own.words, ...theirs.words], forms)];
}

/** The strongest word of each side, no surer than its evidence; what is surer comes first. */
function writeWords({ reading, choose, say }: Draft): InsightSentence {
  const [shared, theirs] = [storyWordOf(reading.arena), storyWordOf(reading.blindSpot)];
  if (shared === null && theirs === null) {
    return say("summary/words", [leadOf(reading.facade)], scattered);
  }
  const theirsFirst = shared === null || (!isFirm(shared) && theirs !== null && isFirm(theirs));
  const also = theirsFirst ? "" : "also ";
  const both =
    shared === null ? "none of your own words stands out yet" : choose("summary/shared", sharedParts(shared));
  const they =
    theirs === null ? "they have nothing clear to add" : choose("summary/theirs", theirParts(theirs, also));
  return say("summary/words", [shared, theirs], [theirsFirst ? `${they}; ${both}.` : `${both}; ${they}.`]);
}

const scattered = [
  "People picked many different words for you, and none stands out yet.",
  "They see many different things in you, and so far no word gathers them.",
  "Everyone seems to have met a different side of you.",
];

/** A firm word that takes care comes before a plain hint: to leave it out would tell another story. */
const storyWordOf = (words: readonly ReadWord[]): ReadWord | null =>
  words.find((word) => isFirm(word) && !isDelicate(word)) ?? leadOf(words);

function sharedParts(word: ReadWord): readonly string[] {
  const [you, they] = [described(word), theyOf(word)];
  return isFirm(word)
    ? [
        `you and ${they} agree you're ${you}`,
        `${they} call you ${you}, as you do`,
        `you see yourself as ${you}, and so do ${they}`,
      ]
    : [
        `they may see you as ${you}, as you do`,
        `there's a hint that they see you as ${you}, too`,
        `some of them call you ${you}, as you do`,
      ];
}

/** `also` where a shared word came before. */
function theirParts(word: ReadWord, also: string): readonly string[] {
  const [you, they] = [described(word), theyOf(word)];
  if (isDelicate(word)) return [`${they} ${also}said ${word.name}, which is no verdict on you`];
  return isFirm(word)
    ? [
        `${they} ${also}call you ${you}, which you didn't pick`,
        `${word.name} came from them alone`,
        `${they} would ${also}put ${word.name} on your list`,
      ]
    : [
        `there's ${also}a hint of ${word.name} on their side`,
        `some of them ${also}say ${word.name}`,
        `they may ${also}see you as ${you}`,
      ];
}
