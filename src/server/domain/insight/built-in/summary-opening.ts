import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { named, type Draft } from "./draft.ts";
import type { Phrase } from "#src/server/domain/insight/phrases/phrase.ts";
import { isDelicate, type ReadWord } from "./reading.ts";
import { openingPhrases } from "#src/server/domain/insight/phrases/summary-opening-phrases.ts";
import { tiePhrases } from "#src/server/domain/insight/phrases/summary-tie-phrases.ts";

/** The words that stand for their panes in a summary; null where a pane has none. */
export interface SummaryLeads {
  readonly shared: ReadWord | null;
  readonly theirs: ReadWord | null;
  readonly kept: ReadWord | null;
}

const place = "summary/opening";
const isFirm = (word: ReadWord): boolean => word.evidence === "clear";

/** What there is to tie together, no surer than the evidence. */
export function writeOpening({ say }: Draft, { shared, theirs, kept }: SummaryLeads): InsightSentence {
  const { sharedOnly, sharedTentative, theirsOnly, theirsTentative, theirsDelicate } = openingPhrases;
  if (shared !== null && theirs !== null) {
    return say(place, openingFor(shared, theirs), { shared: named(shared), theirs: named(theirs) });
  }
  if (shared !== null) {
    return say(place, isFirm(shared) ? sharedOnly : sharedTentative, { shared: named(shared) });
  }
  if (theirs !== null) {
    const plain = isFirm(theirs) ? theirsOnly : theirsTentative;
    return say(place, isDelicate(theirs) ? theirsDelicate : plain, { theirs: named(theirs) });
  }
  return kept === null
    ? say(place, openingPhrases.nothing, {})
    : say(place, openingPhrases.keptOnly, { kept: named(kept) });
}

/** How a shared word goes with one of theirs; nothing where one of them is missing. */
export function writeTie({ say }: Draft, { shared, theirs }: SummaryLeads): InsightSentence[] {
  if (shared === null || theirs === null) return [];
  const slots = {
    shared: named(shared),
    theirs: named(theirs),
    showsShared: shared.note.shows,
    showsTheirs: theirs.note.shows,
  };
  return [say("summary/tie", tieFor(shared, theirs), slots)];
}

function openingFor(shared: ReadWord, theirs: ReadWord): readonly Phrase[] {
  const { bothClear, sharedFirm, theirsFirm, bothTentative } = openingPhrases;
  if (isFirm(shared)) return isFirm(theirs) ? bothClear : sharedFirm;
  return isFirm(theirs) ? theirsFirm : bothTentative;
}

/** Nobody is told to look out for a delicate word in themselves. */
function tieFor(shared: ReadWord, theirs: ReadWord): readonly Phrase[] {
  if (shared.cluster === theirs.cluster) return tiePhrases.sameWay;
  return isDelicate(shared) || isDelicate(theirs) ? tiePhrases.noContradiction : tiePhrases.apart;
}
