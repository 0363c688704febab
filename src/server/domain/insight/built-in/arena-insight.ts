import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { isFirm } from "#src/shared/result/firm.ts";
import { writeCompany } from "./company.ts";
import type { Draft } from "./draft.ts";
import { described, listed } from "./naming.ts";
import { isDelicate, leadOf, sharesNothing, type ReadWord } from "./reading.ts";
import { theyOf, votesWording } from "./vote-wording.ts";

/** What both sides see. */
export function writeArena(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const lead = leadOf(reading.arena);
  if (lead === null) return writeEmptyArena(draft);

  const votes = votesWording(lead, reading.responseCount);
  const opening = isFirm(lead)
    ? [
        `You picked ${lead.name}, and so did ${votes}.`,
        `${votes} picked ${lead.name}, and so did you.`,
        `${lead.name} is on your list, and ${votes} picked it, too.`,
      ]
    : [
        `You picked ${lead.name}, and so did ${votes}: a hint, no more.`,
        `You may come across as ${described(lead)}, as you said: ${votes} picked it, too.`,
        `There’s a hint that others see you as ${described(lead)}, too: ${votes} picked it.`,
      ];
  return [
    say("arena/lead", [lead], opening),
    writeMeaning(draft, lead),
    ...writeCompany(draft, "arena", lead),
  ];
}

/** What it does for others to have someone like that around; of a hint, what it would do. */
function writeMeaning({ say }: Draft, lead: ReadWord): InsightSentence {
  const { care, gives } = lead.note;
  if (care !== undefined) {
    const forms = [`The word ${care}.`, `It ${care}.`];
    return say("arena/care", [lead], forms);
  }
  const forms = isFirm(lead)
    ? [`Because you’re ${described(lead)}, ${gives}.`, `It pays off: ${gives}.`]
    : [`It could mean that ${gives}.`, `If they’re right, ${gives}.`];
  return say("arena/meaning", [lead], forms);
}

function writeEmptyArena({ reading, shuffle, say }: Draft): InsightSentence[] {
  const opening = say(
    "arena/lead",
    [],
    sharesNothing(reading)
      ? ["No word is on both lists.", "None of your own words came up."]
      : ["Nothing you picked has come up often yet.", "None of your own words came up often."],
  );
  const theirs = reading.blindSpot.find((word) => isFirm(word) && !isDelicate(word)) ?? null;
  const own = leadOf(shuffle("arena/own", reading.facade, (word) => word.id));
  if (theirs === null) return [opening];
  if (own === null)
    return [opening, say("arena/apart", [theirs], [`What they do agree on is ${listed([theirs])}.`])];
  const they = theyOf(theirs);
  const forms = [
    `${they} call you ${theirs.name}; you call yourself ${own.name}.`,
    `You say ${own.name}; ${they} say ${theirs.name}.`,
  ];
  return [opening, say("arena/apart", [own, theirs], forms)];
}
