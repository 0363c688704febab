import type { InsightSentence } from "#src/shared/analysis.ts";
import { named, type Draft } from "./draft.ts";
import type { Phrase } from "./phrase.ts";
import { isDelicate, type ReadWord } from "./reading.ts";
import { openingPhrases } from "./summary-opening-phrases.ts";

/** The words that stand for their panes in a summary; null where a pane has none. */
export interface SummaryLeads {
  readonly shared: ReadWord | null;
  readonly theirs: ReadWord | null;
  readonly kept: ReadWord | null;
}

const place = "summary/opening";
const isFirm = (word: ReadWord): boolean => word.evidence === "clear";

/** What there is to tie together, no surer than the evidence. */
export function writeOpening(draft: Draft, { shared, theirs, kept }: SummaryLeads): InsightSentence[] {
  const { say } = draft;
  const { sharedOnly, sharedTentative, theirsOnly, theirsTentative, keptOnly, nothing } = openingPhrases;
  if (shared !== null && theirs !== null) return writeBoth(draft, shared, theirs);
  if (shared !== null) {
    return [say(place, isFirm(shared) ? sharedOnly : sharedTentative, { shared: named(shared) })];
  }
  if (theirs !== null) {
    return [say(place, isFirm(theirs) ? theirsOnly : theirsTentative, { theirs: named(theirs) })];
  }
  return [kept === null ? say(place, nothing, {}) : say(place, keptOnly, { kept: named(kept) })];
}

function writeBoth({ say }: Draft, shared: ReadWord, theirs: ReadWord): InsightSentence[] {
  const slots = {
    shared: named(shared),
    theirs: named(theirs),
    showsShared: shared.note.shows,
    showsTheirs: theirs.note.shows,
  };
  return [say(place, openingFor(shared, theirs), slots), say("summary/tie", tieFor(shared, theirs), slots)];
}

function openingFor(shared: ReadWord, theirs: ReadWord): readonly Phrase[] {
  const { bothClear, sharedFirm, theirsFirm, bothTentative } = openingPhrases;
  if (isFirm(shared)) return isFirm(theirs) ? bothClear : sharedFirm;
  return isFirm(theirs) ? theirsFirm : bothTentative;
}

/** Nobody is told to look out for a delicate word in themselves. */
function tieFor(shared: ReadWord, theirs: ReadWord): readonly Phrase[] {
  if (shared.cluster === theirs.cluster) return openingPhrases.sameWay;
  return isDelicate(shared) || isDelicate(theirs) ? openingPhrases.noContradiction : openingPhrases.apart;
}
