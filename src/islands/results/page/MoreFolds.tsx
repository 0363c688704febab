import { TimelineSection } from "#src/islands/results/measures/TimelineSection.tsx";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { Fold } from "./Fold.tsx";
import type { StaticParts } from "./static-parts.tsx";
import { confidenceCopy } from "./results-copy.ts";

interface MoreFoldsProps {
  result: Analysis;
  snapshots: readonly SnapshotSummary[];
  parts: StaticParts;
}

/** Every word with how often it was picked, and how far to trust them: for those who want it exact. */
export function MoreFolds({ result, snapshots, parts }: MoreFoldsProps) {
  const { responseCount, prediction, confidence } = result;
  return (
    <>
      <Fold id="words" title="Every word" hint="Pane by pane, with how often each was picked">
        {parts.words}
      </Fold>
      <Fold
        id="sure"
        title="How sure is this?"
        hint={`${confidenceCopy[confidence].name}: ${people(responseCount)} answered`}
      >
        {parts.sure}
        <TimelineSection snapshots={snapshots} />
        {prediction && (
          <section id="guess" aria-labelledby="guess-title" className="grid content-start gap-4">
            <h3 id="guess-title">How well you read them</h3>
            {parts.guess}
          </section>
        )}
      </Fold>
    </>
  );
}
