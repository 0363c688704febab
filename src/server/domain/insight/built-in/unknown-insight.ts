import type { InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { listed, listedOr, mostNamed } from "./naming.ts";
import { isDelicate, leadOf, type ReadWord } from "./reading.ts";

/**
 * What nobody picked: how much of it there is, or which words, and one of them to be curious about where that is kind. Never a
 * finding.
 */
export function writeUnknown(draft: Draft): InsightSentence[] {
  const { unknown, listLength } = draft.reading;
  if (unknown.length === 0) return writeEmptyUnknown(draft);
  if (unknown.length <= mostNamed) {
    const forms = [
      `Nobody picked ${listedOr(unknown)}; every other word is on someone’s list.`,
      `Every word came up except ${listed(unknown)}.`,
    ];
    return [draft.say("unknown/lead", unknown, forms)];
  }
  const [size, all] = [String(unknown.length), String(listLength)];
  const forms = [
    `Nobody picked ${size} of the ${all} words.`,
    `${size} of the ${all} words are on nobody’s list.`,
    `Neither you nor they picked ${size} of the ${all} words.`,
    `That leaves ${size} of the ${all} words, which nobody picked.`,
  ];
  return [draft.say("unknown/lead", [], forms), ...writeCuriosity(draft)];
}

/**
 * Delicate words are left in peace, and so is plain praise: to be told that nobody picked intelligent or kind hurts and teaches
 * nothing. Nor is it ours to ask whether someone is happy. Of the rest, only a word that takes a certain moment to show
 * can have gone unseen for want of one.
 */
const mayBeAsked = (word: ReadWord): boolean =>
  !isDelicate(word) && word.evaluativeness !== "high" && word.observability === "mid" && word.id !== "happy";

function writeCuriosity({ reading, shuffle, say }: Draft): InsightSentence[] {
  const [focus] = shuffle("unknown/order", reading.unknown.filter(mayBeAsked), (word) => word.id);
  if (focus === undefined) return [];
  const forms = [
    `One of those is ${focus.name}; maybe nobody has seen you when ${focus.note.shows}.`,
    `${focus.name} is one of those, maybe because it shows most when ${focus.note.shows}.`,
  ];
  return [say("unknown/curious", [focus], forms)];
}

function writeEmptyUnknown({ reading, say }: Draft): InsightSentence[] {
  const all = String(reading.listLength);
  const forms = [
    "That can happen when many people answer.",
    "What matters more is which words came up often.",
  ];
  return [
    say("unknown/lead", [], [`Every one of the ${all} words was picked by someone.`]),
    say("unknown/curious", [leadOf(reading.seen)], forms),
  ];
}
