import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { confidenceCopy, confidenceText } from "#src/islands/results/page/results-copy.ts";

interface ConfidenceSectionProps {
  result: Analysis;
  /** What the next result could change; null where none can come. */
  next: string | null;
}

/** How far the whole result can be trusted. */
export function ConfidenceSection({ result, next }: ConfidenceSectionProps) {
  return (
    <section aria-labelledby="confidence-title" className="grid content-start gap-4">
      <h3 id="confidence-title">How far to trust it</h3>
      <p className="font-display text-xl">{confidenceCopy[result.confidence].name}</p>
      <p>
        {people(result.responseCount)} answered. {confidenceText(result)}
      </p>
      {next !== null && <p>{next}</p>}
    </section>
  );
}
