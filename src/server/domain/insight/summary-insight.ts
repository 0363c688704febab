import type { InsightSentence } from "#src/shared/analysis.ts";
import { writeAgreement } from "./agreement-sentence.ts";
import { writeConfidence } from "./confidence-sentence.ts";
import { leadOf, named } from "./draft.ts";
import type { Draft } from "./draft.ts";
import { isDelicate } from "./reading.ts";
import type { ReadWord } from "./reading.ts";
import { summaryPhrases } from "./summary-phrases.ts";
import { summarySteps } from "./summary-steps.ts";
import { listOpenQuestions } from "./unknown-insight.ts";

/** The words that stand for their panes; null where a pane has none. */
interface Leads {
  readonly shared: ReadWord | null;
  readonly theirs: ReadWord | null;
  readonly kept: ReadWord | null;
}

/** How the panes hang together, how far to trust them, and what to do first. */
export function writeSummary(draft: Draft): InsightSentence[] {
  const { arena, blindSpot, facade } = draft.reading;
  const leads = { shared: leadOf(arena), theirs: leadOf(blindSpot), kept: leadOf(facade) };
  return [
    ...writeOpening(draft, leads),
    ...writeKept(draft, leads),
    ...writeOpenQuestion(draft),
    writeAgreement(draft),
    writeConfidence(draft),
    writeStep(draft, leads),
  ];
}

function writeOpening({ say }: Draft, { shared, theirs, kept }: Leads): InsightSentence[] {
  const opening = "summary/opening";
  if (shared !== null && theirs !== null) {
    const slots = { shared: named(shared), theirs: named(theirs) };
    const areClear = shared.evidence === "clear" && theirs.evidence === "clear";
    const tie = shared.cluster === theirs.cluster ? summaryPhrases.sameWay : summaryPhrases.apart;
    return [
      say(opening, areClear ? summaryPhrases.bothClear : summaryPhrases.bothTentative, slots),
      say("summary/tie", tie, slots),
    ];
  }
  if (shared !== null) {
    const { sharedOnly, sharedTentative } = summaryPhrases;
    const phrases = shared.evidence === "clear" ? sharedOnly : sharedTentative;
    return [say(opening, phrases, { shared: named(shared) })];
  }
  if (theirs !== null) {
    const { theirsOnly, theirsTentative } = summaryPhrases;
    const phrases = theirs.evidence === "clear" ? theirsOnly : theirsTentative;
    return [say(opening, phrases, { theirs: named(theirs) })];
  }
  if (kept !== null) return [say(opening, summaryPhrases.keptOnly, { kept: named(kept) })];
  return [say(opening, summaryPhrases.nothing, {})];
}

function writeKept({ reading, choose, shuffle, say }: Draft, { shared, theirs }: Leads): InsightSentence[] {
  if (reading.nearMisses.length > 0) {
    const { own, theirs: near } = choose("summary/pair", reading.nearMisses);
    return [say("summary/kept", summaryPhrases.keptNear, { own: named(own), theirs: named(near) })];
  }
  const plain = reading.facade.filter((word) => !isDelicate(word));
  // Where others left nothing firm, the opening has spoken of these words already.
  if (plain.length === 0 || (shared === null && theirs === null)) return [];
  const kept = shuffle("summary/kept", plain, (word) => word.id).slice(0, 2);
  return [say("summary/kept", summaryPhrases.kept, { kept: named(...kept) })];
}

function writeOpenQuestion(draft: Draft): InsightSentence[] {
  const open = listOpenQuestions(draft)[0];
  return open === undefined ? [] : [draft.say("summary/open", summaryPhrases.open, { open: named(open) })];
}

/** A delicate word is nothing to practise, so the step looks for another one to stand on. */
function writeStep({ say }: Draft, leads: Leads): InsightSentence {
  const plain = (word: ReadWord | null) => (word === null || isDelicate(word) ? null : named(word));
  const [shared, theirs, kept] = [plain(leads.shared), plain(leads.theirs), plain(leads.kept)];
  if (shared !== null && theirs !== null) return say("summary/try", summarySteps.both, { shared, theirs });
  if (shared !== null) return say("summary/try", summarySteps.shared, { shared });
  if (theirs !== null) return say("summary/try", summarySteps.theirs, { theirs });
  if (kept !== null) return say("summary/try", summarySteps.kept, { kept });
  return say("summary/try", summarySteps.nothing, {});
}
