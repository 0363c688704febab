import { TimelineSection } from "#src/islands/results/measures/TimelineSection.tsx";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { nearMisses } from "#src/shared/result/near-misses.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { Fold } from "./Fold.tsx";
import type { StaticParts } from "./static-parts.tsx";
import { confidenceCopy } from "./results-copy.ts";

interface MoreFoldsProps {
  result: Analysis;
  snapshots: readonly SnapshotSummary[];
  parts: StaticParts;
}

/** How far to trust a result, and what else it holds for those who want it exact. */
export function MoreFolds({ result, snapshots, parts }: MoreFoldsProps) {
  const { words, responseCount, prediction, confidence } = result;
  return (
    <>
      <Fold
        id="sure"
        title="How sure is this?"
        hint={`${confidenceCopy[confidence].name}: ${people(responseCount)} answered`}
      >
        {parts.sure}
        <TimelineSection snapshots={snapshots} />
      </Fold>
      {prediction && (
        <Fold id="guess" title="How well you read them">
          {parts.guess}
        </Fold>
      )}
      {nearMisses(words).length > 0 && (
        <Fold id="near" title="Near misses" hint="Words close in meaning, one on each side">
          {parts.near}
        </Fold>
      )}
    </>
  );
}
