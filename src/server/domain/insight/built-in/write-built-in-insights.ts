import type { InsightInput } from "#src/server/domain/insight/insight-input.ts";
import { countsFrom, type Insights, isClear, type InsightSentence } from "#src/shared/result/analysis.ts";
import { writeBlindSpot } from "./blind-spot-insight.ts";
import { startDraft, type Draft } from "./draft.ts";
import { writeFacade } from "./facade-insight.ts";
import { writeGlimpse } from "./glimpse.ts";
import { writeSummary } from "./summary-insight.ts";
import { writeUnknown } from "./unknown-insight.ts";
import { writeCompany } from "./company.ts";
import { described } from "./naming.ts";
import { leadOf, sharesNothing, type ReadWord } from "./reading.ts";
import { votesWording } from "./vote-wording.ts";

/** What both sides see. */
function writeArena(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const lead = leadOf(reading.arena);
  if (lead === null) return writeEmptyArena(draft);

  const votes = votesWording(lead, reading.responseCount);
  const opening = isClear(lead)
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
  const forms = isClear(lead)
    ? [`Because you’re ${described(lead)}, ${gives}.`, `Being ${described(lead)} pays off: ${gives}.`]
    : [`It could mean that ${gives}.`];
  return say("arena/meaning", [lead], forms);
}

/** What they see instead is for the blind spot to say. */
function writeEmptyArena({ reading, say }: Draft): InsightSentence[] {
  const forms = sharesNothing(reading)
    ? ["No word is on both lists.", "None of your own words came up."]
    : ["Nothing you picked has come up often yet.", "None of your own words came up often."];
  return [say("arena/lead", [], forms)];
}

/**
 * Composes the five insights from a snapshot, without a model: the same snapshot always gives the same text.
 *
 * Each sentence comes with the words that it rests on. It names no others, and says of what people see nothing that their picks
 * don't bear out. The last sentence of the summary is the one thing to try. The owner's name and the title are left alone:
 * nothing that people typed gets into the text.
 */
export function writeBuiltInInsights({ snapshot }: InsightInput): Insights {
  const draft = startDraft(snapshot);
  if (snapshot.responseCount < countsFrom) return writeGlimpse(draft);
  return {
    arena: writeArena(draft),
    blindSpot: writeBlindSpot(draft),
    facade: writeFacade(draft),
    unknown: writeUnknown(draft),
    summary: writeSummary(draft),
  };
}
