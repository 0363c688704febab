import type { Confidence, InsightSentence } from "#src/shared/result/analysis.ts";
import { confidencePhrases } from "#src/server/domain/insight/phrases/confidence-phrases.ts";
import { keptFor, leadOf, named, type Draft } from "./draft.ts";
import { answersWording } from "#src/server/domain/insight/model/vote-wording.ts";

const grades: Readonly<Record<Confidence, string>> = {
  firstGlimpse: "a first glimpse",
  useful: "a useful reading",
  solid: "a solid reading",
};

/** How far the whole reading may be trusted, by the number of answers behind it. */
export function writeConfidence(draft: Draft): InsightSentence {
  const { reading, say } = draft;
  const { confidence, seen } = reading;
  const answers = answersWording(reading.responseCount);
  const lead = leadOf(seen);
  const grade = grades[confidence];
  if (lead !== null) {
    // Many answers make no word sure that they do not agree on.
    const isHint = lead.evidence !== "clear" && confidence !== "firstGlimpse";
    const phrases = confidencePhrases[isHint ? "hint" : confidence];
    return say("summary/confidence", phrases, { lead: named(lead), answers, grade });
  }
  const kept = keptFor(draft, "confidence");
  return kept === null
    ? say("summary/confidence", confidencePhrases.nothing, { answers, grade })
    : say("summary/confidence", confidencePhrases.silence, { kept: named(kept), answers, grade });
}
