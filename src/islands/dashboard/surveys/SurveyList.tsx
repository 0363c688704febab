import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import type { DashboardOverview } from "#src/shared/survey/dashboard.ts";
import { sortOpenFirst } from "#src/shared/survey/first-surveys.ts";
import { paths } from "#src/shared/site/paths.ts";
import { CutList } from "./CutList.tsx";
import { SurveyTile } from "./SurveyTile.tsx";

interface SurveyListProps extends Pick<DashboardOverview, "surveys" | "windows"> {
  total: number;
  onAll: () => Promise<unknown>;
}

/** Each round as its window: open rounds before closed ones, newest first. Many are cut, and shown in full on demand. */
export function SurveyList({ surveys, windows, total, onAll }: SurveyListProps) {
  return (
    <section className="grid gap-6" aria-labelledby="rounds">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="rounds">Your rounds</h2>
        <LinkButton href={paths.assessmentNew()}>Start a new round</LinkButton>
      </div>
      <CutList what="rounds" className="tiles" surveys={sortOpenFirst(surveys)} total={total} onAll={onAll}>
        {(survey, linkRef) => (
          <SurveyTile
            key={survey.id}
            survey={survey}
            tile={survey.hasAnalysis ? (windows[survey.id] ?? null) : null}
            linkRef={linkRef}
          />
        )}
      </CutList>
    </section>
  );
}
