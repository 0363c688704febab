import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { confidenceCopy } from "./results-copy.ts";

/** Whose result, from how many, and how far to trust it, before anything else is read. */
export function ResultHeader({ survey, analysis }: { survey: Survey; analysis: Analysis }) {
  const { responseCount, confidence, createdAt, snapshot } = analysis;
  return (
    <header className="grid gap-3">
      <p className="text-base text-muted">{survey.title}</p>
      <h1>What you see, and what they see</h1>
      <p className="lead">
        {/* Lines break after a dot, never before it. */}
        {people(responseCount)} answered{"\u00A0"}· {confidenceCopy[confidence].name}
        {"\u00A0· "}
        <span className="whitespace-nowrap">
          <LocalDate iso={createdAt} />
        </span>
        {snapshot > 1 && `\u00A0· Result ${String(snapshot)}`}
      </p>
    </header>
  );
}
