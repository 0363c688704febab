import { isClear, type InsightSentence } from "#src/shared/result/analysis.ts";
import { writeCompany } from "./company.ts";
import type { Draft } from "./draft.ts";
import { described } from "./naming.ts";
import { leadOf, type ReadWord } from "./reading.ts";
import { votesWording } from "./vote-wording.ts";

/** What others see and the person did not pick. */
export function writeBlindSpot(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const lead = leadOf(reading.blindSpot);
  if (lead === null) return writeEmptyBlindSpot(draft);

  const votes = votesWording(lead, reading.responseCount);
  const you = described(lead);
  const opening = isClear(lead)
    ? [
        `${votes} picked ${lead.name}, a word you left out.`,
        `${lead.name} isn’t on your list, but ${votes} picked it.`,
        `You didn’t pick ${lead.name}, but ${votes} did.`,
      ]
    : [
        `${votes} picked ${lead.name}, which you left out: a hint, no more.`,
        `You may come across as ${you}: ${votes} said so, and you didn’t.`,
        `${lead.name} may be a blind spot: ${votes} picked it, and you didn’t.`,
      ];
  return [
    say("blindSpot/lead", [lead], opening),
    ...writeExplanation(draft, lead),
    ...writeCompany(draft, "blindSpot", lead),
  ];
}

/** Why a word may be missing from one's own list: it is there under another name, or it comes too easily to mention. */
function writeExplanation({ reading, say }: Draft, lead: ReadWord): InsightSentence[] {
  const { care, gives } = lead.note;
  if (care !== undefined) {
    const forms = [`The word ${care}.`, `It ${care}.`];
    return [say("blindSpot/care", [lead], forms)];
  }
  // A hint that goes well with an own word would be told as found.
  const near = isClear(lead) ? reading.nearMisses.find(({ theirs }) => theirs === lead) : undefined;
  if (near !== undefined) {
    const own = near.own.name;
    const forms = [
      `It goes well with your own word, ${own}.`,
      `You said ${own}, which points the same way.`,
      `You said ${own}, which fits well with it.`,
    ];
    return [say("blindSpot/near", [near.own, lead], forms)];
  }
  if (!isClear(lead)) {
    return [
      say("blindSpot/meaning", [lead], [`If they’re right, ${gives}.`, `It could mean that ${gives}.`]),
    ];
  }
  // What someone thinks they're the opposite of doesn't come easily to them.
  const isContrary = reading.contraries.some(({ theirs }) => theirs === lead);
  const forms = [
    `You may not see it yourself, but ${gives}.`,
    ...(isContrary ? [] : [`It may come so easily that you don’t notice, but ${gives}.`]),
  ];
  return [say("blindSpot/meaning", [lead], forms)];
}

function writeEmptyBlindSpot({ reading, say }: Draft): InsightSentence[] {
  const agreed = reading.arena.filter(isClear);
  if (agreed.length === 0) {
    return [
      say(
        "blindSpot/lead",
        [],
        ["No word you left out came up often.", "Of the words you left out, none came up often."],
      ),
    ];
  }
  // Which words those are has just been said, in the arena.
  const forms = [
    "Every word that stands out was on your list, too.",
    "What they agree on was on your list already.",
    "Nothing they agree on is missing from your list.",
    "They added no word of their own that stands out.",
  ];
  return [say("blindSpot/lead", agreed, forms)];
}
