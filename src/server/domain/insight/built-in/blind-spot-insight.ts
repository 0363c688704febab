import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { blindSpotPhrases } from "#src/server/domain/insight/phrases/blind-spot-phrases.ts";
import { blindSpotSteps } from "./blind-spot-steps.ts";
import { blindSpotWeights } from "./blind-spot-weights.ts";
import { keptFor, leadOf, named, sharedFor, type Draft } from "./draft.ts";
import { emptyBlindSpotPhrases } from "#src/server/domain/insight/phrases/empty-blind-spot-phrases.ts";
import { writeEmptyPane } from "./empty-pane.ts";
import { writeLead } from "./lead-sentences.ts";
import { isDelicate, type ReadWord } from "./reading.ts";
import { answersWording } from "#src/server/domain/insight/model/vote-wording.ts";

const longFindings = 3;

/** What others see and the person did not pick. */
export function writeBlindSpot(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const lead = leadOf(reading.blindSpot);
  if (lead === null) return writeEmptyBlindSpot(draft);

  const findings = writeLead(draft, "blindSpot", reading.blindSpot, lead, blindSpotPhrases);
  return [
    ...findings,
    ...writeExplanation(draft, lead),
    ...(findings.length < longFindings ? [writeWeight(draft, lead)] : []),
    isDelicate(lead)
      ? say("blindSpot/try", blindSpotSteps.tryDelicate, { delicate: named(lead), shows: lead.note.shows })
      : say("blindSpot/try", blindSpotSteps.tryIt, { lead: named(lead), shows: lead.note.shows }),
  ];
}

/** How far to trust it. The summary says so too, so it is left out where there is much else to read. */
function writeWeight({ reading, say }: Draft, lead: ReadWord): InsightSentence {
  const set = lead.evidence === "clear" ? reading.confidence : "unsure";
  const weighing = blindSpotWeights[set];
  return say("blindSpot/weigh", weighing, {
    lead: named(lead),
    answers: answersWording(reading.responseCount),
  });
}

/** Why a word may be missing from one's own list: it is there under another name, or it comes too easily to mention. */
function writeExplanation({ nearMisses: [pair], say }: Draft, lead: ReadWord): InsightSentence[] {
  if (pair !== undefined) {
    const slots = { own: named(pair.own), theirs: named(pair.theirs) };
    return [say("blindSpot/nearMiss", blindSpotPhrases.nearMiss, slots)];
  }
  if (isDelicate(lead)) return [];
  const slots = { lead: named(lead), gives: lead.note.gives };
  return [say("blindSpot/strength", blindSpotPhrases.strength, slots)];
}

function writeEmptyBlindSpot(draft: Draft): InsightSentence[] {
  const answers = answersWording(draft.reading.responseCount);
  const shared = sharedFor(draft, "blindSpot");
  const kept = keptFor(draft, "blindSpot");
  if (shared !== null) {
    return writeEmptyPane(draft, "blindSpot", emptyBlindSpotPhrases.shared, {
      shared: named(shared),
      answers,
    });
  }
  if (kept !== null) {
    return writeEmptyPane(draft, "blindSpot", emptyBlindSpotPhrases.kept, { kept: named(kept), answers });
  }
  return writeEmptyPane(draft, "blindSpot", emptyBlindSpotPhrases.nothing, { answers });
}
