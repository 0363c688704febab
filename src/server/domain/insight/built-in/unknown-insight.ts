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
      `Every word came up except ${listed(unknown)}.`,
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
 * nothing. Nor is there anything to find out about a word that shows in plain behaviour, as friendly does.
 */
function writeCuriosity({ reading, shuffle, say }: Draft): InsightSentence[] {
  const plain = reading.unknown.filter(
    (word) => !isDelicate(word) && word.evaluativeness !== "high" && word.observability !== "high",
  );
  const [focus] = shuffle("unknown/order", plain, (word) => word.id);
  if (focus === undefined) return [];
  const { name, note } = focus;
  const forms = [
    `${name} may just not have come up: it shows when ${note.shows}.`,
    `${name} shows when ${note.shows}, and that may not have come up.`,
  ];
  return [say("unknown/curious", [focus], forms)];
}

function writeEmptyUnknown({ reading, say }: Draft): InsightSentence[] {
  const forms = ["That happens when many people answer.", "What matters more is which words came up often."];
  return [
    say("unknown/lead", [], ["Every word on the list was picked by someone."]),
    say("unknown/curious", [leadOf(reading.seen)], forms),
  ];
}
