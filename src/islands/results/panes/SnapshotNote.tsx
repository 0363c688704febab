import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { ExportLinks } from "#src/islands/results/page/ExportLinks.tsx";
import { laterAnswersText, sourceText } from "#src/islands/results/page/results-copy.ts";

/** Which picture this is, who wrote its texts, when the next can come, and how to take it along. */
export function SnapshotNote({ survey, analysis }: { survey: Survey; analysis: Analysis }) {
  return (
    <footer className="result-note">
      <p>
        Result {analysis.snapshot} of this round, made on <LocalDate iso={analysis.createdAt} />. It won’t
        change. {laterAnswersText(survey)}
      </p>
      <p role="status">{sourceText(analysis)}</p>
      <ExportLinks surveyId={survey.id} />
    </footer>
  );
}
