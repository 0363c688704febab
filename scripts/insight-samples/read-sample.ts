import { buildSnapshotContent } from "#src/server/domain/analysis/snapshot-content.ts";
import { writeBuiltInInsights } from "#src/server/domain/insight/built-in/write-built-in-insights.ts";
import type { Insights, SnapshotContent } from "#src/shared/result/analysis.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";
import { dealAnswers } from "./deal-answers.ts";
import { splitWords, type Sample } from "./sample.ts";

export interface ReadSample {
  readonly snapshot: SnapshotContent;
  readonly insights: Insights;
}

/** Scores a sample and has the built-in writer write about it, as the product does. */
export function readSample(sample: Sample): ReadSample {
  const snapshot = buildSnapshotContent({
    catalogueVersion,
    selfTraitIds: splitWords(sample.self),
    peerPicks: dealAnswers(sample),
    names: [],
  });
  return { snapshot, insights: writeBuiltInInsights({ snapshot, ownerName: null, title: "" }) };
}
