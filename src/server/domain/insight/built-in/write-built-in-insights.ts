import type { InsightInput } from "#src/server/domain/insight/insight-input.ts";
import { countsFrom, type Insights } from "#src/shared/result/analysis.ts";
import { writeArena } from "./arena-insight.ts";
import { writeBlindSpot } from "./blind-spot-insight.ts";
import { startDraft } from "./draft.ts";
import { writeFacade } from "./facade-insight.ts";
import { writeGlimpse } from "./glimpse.ts";
import { writeSummary } from "./summary-insight.ts";
import { writeUnknown } from "./unknown-insight.ts";

/**
 * Composes the five insights from a snapshot, without a model: the same snapshot always gives the same text.
 *
 * Each sentence comes with the words that it rests on. It names no others, and says of what people see nothing that their picks
 * don't bear out. The last sentence of the summary is the one thing to try. The owner's name and the title are left alone:
 * nothing that people typed gets into the text.
 */
export function writeBuiltInInsights({ snapshot }: InsightInput): Insights {
  const draft = startDraft(snapshot);
  if (snapshot.responseCount < countsFrom) return writeGlimpse(draft);
  return {
    arena: writeArena(draft),
    blindSpot: writeBlindSpot(draft),
    facade: writeFacade(draft),
    unknown: writeUnknown(draft),
    summary: writeSummary(draft),
  };
}
