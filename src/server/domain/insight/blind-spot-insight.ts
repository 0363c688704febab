import type { InsightSentence } from "#src/shared/analysis.ts";
import { blindSpotPhrases } from "./blind-spot-phrases.ts";
import { confidenceKeys, leadOf, named } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { emptyBlindSpotPhrases } from "./empty-blind-spot-phrases.ts";
import { writeEmptyPane } from "./empty-pane.ts";
import { writeLead } from "./lead-sentences.ts";
import { isDelicate } from "./reading.ts";
import type { ReadWord } from "./reading.ts";
import { answersWording } from "./vote-wording.ts";

/** What others see and the person did not pick. */
export function writeBlindSpot(draft: Draft): InsightSentence[] {
  const { reading, say } = draft;
  const lead = leadOf(reading.blindSpot);
  if (lead === null) return writeEmptyBlindSpot(draft);

  const weighing = blindSpotPhrases[confidenceKeys[reading.confidence]];
  return [
    ...writeLead(draft, "blindSpot", reading.blindSpot, lead, blindSpotPhrases),
    ...writeExplanation(draft, lead),
    say("blindSpot/weigh", weighing, { lead: named(lead), answers: answersWording(reading.responseCount) }),
    isDelicate(lead)
      ? say("blindSpot/try", blindSpotPhrases.tryDelicate, { delicate: named(lead), shows: lead.note.shows })
      : say("blindSpot/try", blindSpotPhrases.tryIt, { lead: named(lead), shows: lead.note.shows }),
  ];
}

/** Why a word may be missing from one's own list: it is there under another name, or it comes too easily to mention. */
function writeExplanation({ reading, choose, say }: Draft, lead: ReadWord): InsightSentence[] {
  if (reading.nearMisses.length > 0) {
    const { own, theirs } = choose("blindSpot/pair", reading.nearMisses);
    return [say("blindSpot/nearMiss", blindSpotPhrases.nearMiss, { own: named(own), theirs: named(theirs) })];
  }
  if (isDelicate(lead)) return [];
  const { shows, gives } = lead.note;
  return [say("blindSpot/strength", blindSpotPhrases.strength, { lead: named(lead), shows, gives })];
}

function writeEmptyBlindSpot(draft: Draft): InsightSentence[] {
  const { responseCount, arena, facade } = draft.reading;
  const answers = answersWording(responseCount);
  const shared = leadOf(arena);
  const kept = leadOf(facade);
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
