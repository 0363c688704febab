import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { headlineOf } from "#src/shared/result/headline.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { olderScaleText } from "./results-copy.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** What someone would tell a friend about it; whose result it is, and from how many, is the small print. */
export function ResultHeader({ survey, analysis }: { survey: Survey; analysis: Analysis }) {
  const { responseCount, createdAt, snapshot } = analysis;
  const olderScale = olderScaleText(analysis);
  return (
    <header className="grid gap-3">
      <p className="text-base text-muted">{survey.title}</p>
      <h1 className="result-headline">{headlineOf(analysis)}</h1>
      <p className="text-base text-muted">
        {/* Lines break after a dot, never before it. */}
        {people(responseCount)} answered{"\u00A0· "}
        <span className="whitespace-nowrap">
          <LocalDate iso={createdAt} />
        </span>
        {snapshot > 1 && `\u00A0· Result ${String(snapshot)}`}
      </p>
      {olderScale !== null && <p className="measure text-base text-muted">{olderScale}</p>}
    </header>
  );
}
