import type { Confidence } from "#src/shared/analysis.ts";
import { people } from "#src/shared/round-stage.ts";
import { confidenceCopy } from "./results-copy.ts";

interface ConfidenceSectionProps {
  confidence: Confidence;
  responseCount: number;
  /** What the next result could change; null where none can come. */
  next: string | null;
}

/** How far the whole result can be trusted. */
export function ConfidenceSection({ confidence, responseCount, next }: ConfidenceSectionProps) {
  const { name, text } = confidenceCopy[confidence];
  return (
    <section aria-labelledby="confidence-title" className="grid content-start gap-4">
      <h2 id="confidence-title">How far to trust it</h2>
      <p className="font-display text-xl">{name}</p>
      <p>
        {people(responseCount)} answered. {text}
      </p>
      {next !== null && <p>{next}</p>}
    </section>
  );
}
