import type { Insights } from "#src/shared/result/analysis.ts";
import { writeArena } from "./arena-insight.ts";
import { writeBlindSpot } from "./blind-spot-insight.ts";
import { startDraft } from "./draft.ts";
import { writeFacade } from "./facade-insight.ts";
import type { InsightInput } from "#src/server/domain/insight/insight-input.ts";
import { writeSummary } from "./summary-insight.ts";
import { writeUnknown } from "./unknown-insight.ts";

/**
 * Composes the five insights from a snapshot, without a model: the same snapshot always gives the same text.
 *
 * Each sentence names exactly the words that it rests on, none of them below `emerging`; a sentence names none only when
 * the snapshot leaves nothing to name. The last sentence of each insight is the one thing to try. The owner's name and
 * the title are left alone: nothing that people typed gets into the text.
 */
export function writeBuiltInInsights({ snapshot }: InsightInput): Insights {
  const draft = startDraft(snapshot);
  return {
    arena: writeArena(draft),
    blindSpot: writeBlindSpot(draft),
    facade: writeFacade(draft),
    unknown: writeUnknown(draft),
    summary: writeSummary(draft),
  };
}
