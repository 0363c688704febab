import type { InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { listed, listedOr, mostNamed } from "./naming.ts";
import { isDelicate, leadOf } from "./reading.ts";

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
      `All but ${listed(unknown)} came up on one list or another.`,
    ];
    return [draft.say("unknown/lead", unknown, forms)];
  }
  const [size, all] = [String(unknown.length), String(listLength)];
  const forms = [
    `Nobody picked ${size} of the ${all} words.`,
    `${size} of the ${all} words are on nobody’s list.`,
    `Neither you nor they picked ${size} of the ${all} words.`,
  ];
  return [draft.say("unknown/lead", [], forms), ...writeCuriosity(draft)];
}

/**
 * Delicate words are left in peace, and so is plain praise: to be told that nobody picked intelligent or kind hurts and teaches
 * nothing.
 */
function writeCuriosity({ reading, shuffle, say }: Draft): InsightSentence[] {
  const plain = reading.unknown.filter((word) => !isDelicate(word) && word.evaluativeness !== "high");
  const [focus] = shuffle("unknown/order", plain, (word) => word.id);
  if (focus === undefined) return [];
  const { name, note } = focus;
  const forms = [
    `If you’re curious about ${name}, notice what you do when ${note.shows}.`,
    `${name} is one to watch: it shows when ${note.shows}.`,
  ];
  return [say("unknown/curious", [focus], forms)];
}

function writeEmptyUnknown({ reading, say }: Draft): InsightSentence[] {
  const forms = ["That happens when many people answer.", "What matters more is which words came up often."];
  return [
    say("unknown/lead", [], ["Every word on the list was picked by someone.", "No word was left unpicked."]),
    say("unknown/curious", [leadOf(reading.seen)], forms),
  ];
}
