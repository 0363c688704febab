import type { InsightSentence } from "#src/shared/analysis.ts";
import { writeAgreement } from "./agreement-sentence.ts";
import { writeConfidence } from "./confidence-sentence.ts";
import { keptFor, leadOf, named, type Draft } from "./draft.ts";
import { isDelicate, type ReadWord } from "./reading.ts";
import { writeOpening, type SummaryLeads } from "./summary-opening.ts";
import { summaryPhrases } from "./summary-phrases.ts";
import { summarySteps } from "./summary-steps.ts";
import { listOpenQuestions } from "./unknown-insight.ts";

/** How the panes hang together, how far to trust them, and what to do first. */
export function writeSummary(draft: Draft): InsightSentence[] {
  const { arena, blindSpot } = draft.reading;
  const leads = { shared: leadOf(arena), theirs: leadOf(blindSpot), kept: keptFor(draft, "summary") };
  return [
    ...writeOpening(draft, leads),
    ...writeKept(draft, leads),
    ...writeOpenQuestion(draft),
    writeAgreement(draft),
    writeConfidence(draft),
    writeStep(draft, leads),
  ];
}

function writeKept(draft: Draft, { shared, theirs }: SummaryLeads): InsightSentence[] {
  const {
    contraries: [contrary],
    nearMisses: [near],
    say,
  } = draft;
  const pair = contrary ?? near;
  if (pair !== undefined) {
    const phrases = contrary === undefined ? summaryPhrases.keptNear : summaryPhrases.keptContrary;
    return [say("summary/pair", phrases, { own: named(pair.own), theirs: named(pair.theirs) })];
  }
  const plain = draft.reading.facade.filter((word) => !isDelicate(word));
  // Where others left nothing firm, the opening has spoken of these words already.
  if (plain.length === 0 || (shared === null && theirs === null)) return [];
  const kept = draft.shuffle("kept/summary", plain, (word) => word.id).slice(0, 2);
  return [say("summary/kept", summaryPhrases.kept, { kept: named(...kept) })];
}

function writeOpenQuestion(draft: Draft): InsightSentence[] {
  const open = listOpenQuestions(draft)[0];
  return open === undefined ? [] : [draft.say("summary/open", summaryPhrases.open, { open: named(open) })];
}

/** A delicate word is nothing to practise, so the step looks for another one to stand on. */
function writeStep({ say }: Draft, leads: SummaryLeads): InsightSentence {
  const plain = (word: ReadWord | null) => (word === null || isDelicate(word) ? null : named(word));
  const [shared, theirs, kept] = [plain(leads.shared), plain(leads.theirs), plain(leads.kept)];
  if (shared !== null && theirs !== null) return say("summary/try", summarySteps.both, { shared, theirs });
  if (shared !== null) return say("summary/try", summarySteps.shared, { shared });
  if (theirs !== null) return say("summary/try", summarySteps.theirs, { theirs });
  if (kept !== null) return say("summary/try", summarySteps.kept, { kept });
  return say("summary/try", summarySteps.nothing, {});
}
