import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { writeAgreement } from "./agreement-sentence.ts";
import { writeConfidence } from "./confidence-sentence.ts";
import { keptFor, leadOf, named, type Draft } from "./draft.ts";
import { isDelicate, type ReadWord } from "./reading.ts";
import { writeOpening, writeTie, type SummaryLeads } from "./summary-opening.ts";
import { summaryPhrases } from "#src/server/domain/insight/phrases/summary-phrases.ts";
import { summarySteps } from "./summary-steps.ts";

/**
 * How the panes hang together, how far to trust them, and what to do first. It is read on phones, above everything else, so it
 * says one thing about what the lists do not share and leaves the rest to the panes.
 */
export function writeSummary(draft: Draft): InsightSentence[] {
  const { arena, blindSpot } = draft.reading;
  const leads = { shared: leadOf(arena), theirs: leadOf(blindSpot), kept: keptFor(draft, "summary") };
  const [link] = [...writePair(draft), ...writeTie(draft, leads), ...writeKept(draft, leads)];
  return [
    writeOpening(draft, leads),
    ...(link === undefined ? [] : [link]),
    writeAgreement(draft),
    writeConfidence(draft),
    writeStep(draft, leads),
  ];
}

/** An own word that theirs contradicts, or that they have another name for. */
function writePair({ contraries: [contrary], nearMisses: [near], say }: Draft): InsightSentence[] {
  const pair = contrary ?? near;
  // That others have another name for a delicate word is no comfort worth a place up here.
  if (pair === undefined || (contrary === undefined && isDelicate(pair.own))) return [];
  const phrases = contrary === undefined ? summaryPhrases.keptNear : summaryPhrases.keptContrary;
  return [say("summary/pair", phrases, { own: named(pair.own), theirs: named(pair.theirs) })];
}

/** Where others left nothing firm, the opening has spoken of these words already. */
function writeKept({ reading, shuffle, say }: Draft, { shared, theirs }: SummaryLeads): InsightSentence[] {
  const plain = reading.facade.filter((word) => !isDelicate(word));
  if (plain.length === 0 || (shared === null && theirs === null)) return [];
  const kept = shuffle("kept/summary", plain, (word) => word.id).slice(0, 2);
  return [say("summary/kept", summaryPhrases.kept, { kept: named(...kept) })];
}

/** A delicate word is nothing to practise, so the step looks for another one to stand on. */
function writeStep({ say }: Draft, leads: SummaryLeads): InsightSentence {
  const plain = (word: ReadWord | null) => (word === null || isDelicate(word) ? null : named(word));
  const [shared, theirs, kept] = [plain(leads.shared), plain(leads.theirs), plain(leads.kept)];
  if (shared !== null && theirs !== null) return say("summary/try", summarySteps.both, { shared, theirs });
  if (shared !== null) return say("summary/try", summarySteps.shared, { shared });
  if (theirs !== null) return say("summary/try", summarySteps.theirs, { theirs });
  if (kept !== null) return say("summary/try", summarySteps.kept, { kept });
  const delicate = leads.shared ?? leads.theirs ?? leads.kept;
  if (delicate !== null) return say("summary/try", summarySteps.delicate, { delicate: named(delicate) });
  return say("summary/try", summarySteps.nothing, {});
}
