import type { InsightSentence } from "#src/shared/result/analysis.ts";
import { named, tallied, type Draft } from "./draft.ts";
import type { Phrase } from "#src/server/domain/insight/phrases/phrase.ts";
import { isDelicate, type ReadWord } from "./reading.ts";
import { votesWording } from "#src/server/domain/insight/model/vote-wording.ts";

/** The sets that the arena and the blind spot have in common, each in its own words. */
interface LeadPhrases {
  readonly leadClear: readonly Phrase[];
  readonly leadEmerging: readonly Phrase[];
  readonly clearToo: readonly Phrase[];
  /** Emerging words beside a clear one, and beside one that is itself emerging. */
  readonly faint: readonly Phrase[];
  readonly hints: readonly Phrase[];
  readonly delicate: readonly Phrase[];
}

/** What others saw in one pane: the leading word, its company by strength of evidence, and one that takes care. */
export function writeLead(
  { reading: { responseCount }, say }: Draft,
  pane: string,
  words: readonly ReadWord[],
  lead: ReadWord,
  phrases: LeadPhrases,
): InsightSentence[] {
  const company = words.filter((word) => word !== lead && !isDelicate(word));
  const clear = company.filter((word) => word.evidence === "clear");
  const emerging = company.filter((word) => word.evidence === "emerging");
  const delicate = words.find(isDelicate);

  const isClear = lead.evidence === "clear";
  const opening = isClear ? phrases.leadClear : phrases.leadEmerging;
  // Two panes begin in this way, and where there are no numbers both would say the same.
  const votes = votesWording(lead, responseCount, pane === "arena" ? undefined : "those who answered");
  const sentences = [say(`${pane}/lead`, opening, { lead: named(lead), votes })];
  if (clear.length > 0) {
    sentences.push(say(`${pane}/clear`, phrases.clearToo, { others: tallied(clear, responseCount) }));
  }
  // Beside a clear list and a word that takes care, a faint list is one thing too many.
  if (emerging.length > 0 && (clear.length === 0 || delicate === undefined)) {
    const fainter = isClear ? phrases.faint : phrases.hints;
    sentences.push(say(`${pane}/faint`, fainter, { faint: tallied(emerging, responseCount) }));
  }
  if (delicate?.note.care !== undefined) {
    const slots = {
      delicate: delicate === lead ? named(lead) : tallied([delicate], responseCount),
      care: delicate.note.care,
    };
    sentences.push(say(`${pane}/delicate`, phrases.delicate, slots));
  }
  return sentences;
}
