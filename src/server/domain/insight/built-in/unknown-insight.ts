import type { InsightSentence } from "#src/shared/result/analysis.ts";
import type { Draft } from "./draft.ts";
import { described, listed, listedOr, longestList } from "./naming.ts";
import { isDelicate, isFirm, leadOf, type ReadWord } from "./reading.ts";
import { theyOf } from "./vote-wording.ts";

/** What nobody picked: how much of it there is, and one word to be curious about. Never a finding. */
export function writeUnknown(draft: Draft): InsightSentence[] {
  const { unknown, listLength } = draft.reading;
  if (unknown.length === 0) return writeEmptyUnknown(draft);
  const [size, all] = [String(unknown.length), String(listLength)];
  const isShort = unknown.length <= longestList;
  const forms = isShort
    ? [
        `Nobody picked ${listedOr(unknown)}; every other word is on someone’s list.`,
        `Between you, only ${listed(unknown)} went unpicked.`,
        `All but ${listed(unknown)} came up on one list or another.`,
      ]
    : [
        `Nobody picked ${size} of the ${all} words.`,
        `${size} of the ${all} words are on nobody’s list.`,
        `Neither you nor they picked ${size} of the ${all} words.`,
      ];
  return [draft.say("unknown/lead", isShort ? unknown : [], forms), writeCuriosity(draft)];
}

function writeCuriosity(draft: Draft): InsightSentence {
  const { reading, say } = draft;
  const candidates = listOpenQuestions(draft);
  const strong = reading.seen.filter((word) => isFirm(word) && !isDelicate(word));
  const neighbourOf = ({ cluster }: ReadWord) => strong.find((word) => word.cluster === cluster);
  const focus = candidates.find((word) => neighbourOf(word) !== undefined) ?? candidates[0];
  if (focus === undefined) {
    return say("unknown/curious", reading.unknown.slice(0, 1), [
      "None of that needs an explanation.",
      "There’s nothing to read into that.",
      "That doesn’t have to mean anything.",
    ]);
  }
  const near = neighbourOf(focus);
  const { name, note } = focus;
  if (near !== undefined) {
    const they = theyOf(near);
    return say(
      "unknown/curious",
      [focus, near],
      [
        `${they} call you ${described(near)}; ${name} would show when ${note.shows}.`,
        `${name} could go with ${near.name}: notice what you do when ${note.shows}.`,
        `There’s room for ${name} next to ${near.name}: it shows when ${note.shows}.`,
      ],
    );
  }
  return say(
    "unknown/curious",
    [focus],
    [
      `If you’re curious about ${name}, notice what you do when ${note.shows}.`,
      `You’d find out whether you’re ${described(focus)} when ${note.shows}.`,
      `One of them is ${name}, which shows when ${note.shows}.`,
    ],
  );
}

/**
 * Words worth naming although nobody picked them. Delicate words are left in peace, and plain praise comes last: to be
 * told that nobody picked intelligent or kind hurts and teaches nothing.
 */
function listOpenQuestions({ reading, shuffle }: Draft): ReadWord[] {
  const plain = reading.unknown.filter((word) => !isDelicate(word));
  const ordered = shuffle("unknown/order", plain, (word) => word.id);
  return [
    ...ordered.filter((word) => word.evaluativeness !== "high"),
    ...ordered.filter((word) => word.evaluativeness === "high"),
  ];
}

function writeEmptyUnknown({ reading, say }: Draft): InsightSentence[] {
  return [
    say(
      "unknown/lead",
      [],
      [
        "Someone picked every word on the list.",
        "No word was left unpicked.",
        "Every word on the list came up for someone.",
      ],
    ),
    say(
      "unknown/curious",
      [leadOf(reading.seen)],
      [
        "That happens when many people answer.",
        "What matters more is which words came up often.",
        "With this many lists, few words go unpicked.",
      ],
    ),
  ];
}
