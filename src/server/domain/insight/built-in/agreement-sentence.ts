import type { Agreement } from "#src/shared/result/analysis.ts";
import { agreementFloor, type InsightSentence } from "#src/shared/result/analysis.ts";
import { agreementPhrases } from "#src/server/domain/insight/phrases/agreement-phrases.ts";
import { leadOf, named, type Draft } from "./draft.ts";
import { fillPart, type NamedWords } from "#src/server/domain/insight/phrases/phrase.ts";

/** The agreement index, its band, whether it means anything, and the words that move it most. */
export function writeAgreement(draft: Draft): InsightSentence {
  const { agreement, arena } = draft.reading;
  const shared = leadOf(arena);
  if (Math.round(agreement.low) === 100 && shared !== null) {
    return draft.say("summary/agreement", agreementPhrases.full, { value: "100", up: named(shared) });
  }
  return draft.say("summary/agreement", agreementPhrases[verdictOn(agreement)], {
    value: wholeNumber(agreement.value),
    low: wholeNumber(agreement.low),
    high: wholeNumber(agreement.high),
    reason: writeReason(draft),
  });
}

/** What the sentence claims, by the same rules as the result's own text (agreement-text.ts). */
function verdictOn({
  value,
  low,
  high,
}: Agreement): "aboveChance" | "belowChance" | "nearChance" | "wideBand" {
  if (Math.round(high) < 0) return "belowChance";
  if (Math.round(value) < agreementFloor) return "nearChance";
  return Math.round(low) <= 0 ? "wideBand" : "aboveChance";
}

/** Shared words raise the index; words on one list alone lower it. */
function writeReason({ reading, choose }: Draft): NamedWords {
  const up = leadOf(reading.arena);
  const down = leadOf([...reading.blindSpot, ...reading.facade]);
  if (up !== null && down !== null) {
    return fillPart(choose("reason", agreementPhrases.reasonBoth), { up: named(up), down: named(down) });
  }
  if (up !== null) return fillPart(choose("reason", agreementPhrases.reasonUp), { up: named(up) });
  if (down !== null) return fillPart(choose("reason", agreementPhrases.reasonDown), { down: named(down) });
  return fillPart(choose("reason", agreementPhrases.reasonNone), {});
}

const wholeNumber = (n: number): string =>
  n <= -0.5 ? `minus ${String(Math.round(-n))}` : String(Math.round(Math.abs(n)));
