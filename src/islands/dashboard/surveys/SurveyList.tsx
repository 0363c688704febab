import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { sortOpenFirst } from "#src/shared/survey/first-surveys.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import { CutList } from "./CutList.tsx";
import { SurveyRow } from "./SurveyRow.tsx";

interface SurveyListProps {
  /** All of them, or the first. */
  surveys: readonly SurveySummary[];
  total: number;
  onAll: () => Promise<unknown>;
}

/** Open rounds before closed ones, newest first. A long list is cut, and shown in full on demand. */
export function SurveyList({ surveys, total, onAll }: SurveyListProps) {
  return (
    <section className="grid gap-4" aria-labelledby="rounds">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rounds">Your rounds</h2>
        <LinkButton href={paths.assessmentNew()}>Start a new round</LinkButton>
      </div>
      <CutList what="rounds" surveys={sortOpenFirst(surveys)} total={total} onAll={onAll} Row={SurveyRow} />
    </section>
  );
}
