import { AgreementSection } from "#src/islands/results/measures/AgreementSection.tsx";
import { ConfidenceSection } from "#src/islands/results/measures/ConfidenceSection.tsx";
import { LimitsSection } from "#src/islands/results/measures/LimitsSection.tsx";
import { PredictionSection } from "#src/islands/results/measures/PredictionSection.tsx";
import { TimelineSection } from "#src/islands/results/measures/TimelineSection.tsx";
import { NearMisses } from "#src/islands/results/panes/NearMisses.tsx";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { nearMisses } from "#src/shared/result/near-misses.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { Fold } from "./Fold.tsx";
import { confidenceCopy, evidenceLegend } from "./results-copy.ts";

interface MoreFoldsProps {
  result: Analysis;
  snapshots: readonly SnapshotSummary[];
  /** What the next result could change; null where none can come. */
  next: string | null;
}

/** How far to trust a result, and what else it holds for those who want it exact. */
export function MoreFolds({ result, snapshots, next }: MoreFoldsProps) {
  const { words, responseCount, agreement, prediction, confidence } = result;
  return (
    <>
      <Fold
        id="sure"
        title="How sure is this?"
        hint={`${confidenceCopy[confidence].name}: ${people(responseCount)} answered`}
      >
        <div className="result-pair">
          <ConfidenceSection result={result} next={next} />
          <AgreementSection agreement={agreement} />
        </div>
        <p className="measure">{evidenceLegend(result)}</p>
        <TimelineSection snapshots={snapshots} />
        <LimitsSection words={words} />
      </Fold>
      {prediction && (
        <Fold id="guess" title="How well you read them">
          <PredictionSection prediction={prediction} result={result} />
        </Fold>
      )}
      {nearMisses(words).length > 0 && (
        <Fold id="near" title="Near misses" hint="Words close in meaning, one on each side">
          <NearMisses words={words} responseCount={responseCount} />
        </Fold>
      )}
    </>
  );
}
