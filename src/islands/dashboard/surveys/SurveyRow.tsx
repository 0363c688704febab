import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { paths } from "#src/shared/site/paths.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import type { Ref } from "react";
import { progressText, statusText } from "./progress-text.ts";

interface SurveyRowProps {
  survey: SurveySummary;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** One round: its name leads to it, its result has a link of its own. */
export function SurveyRow({ survey, linkRef }: SurveyRowProps) {
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-hair py-3 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <a
          ref={linkRef}
          className="flex min-h-11 items-center font-display text-xl text-ink no-underline wrap-anywhere hover:underline"
          href={paths.assessment(survey.id)}
        >
          {survey.title}
        </a>
        <p className="text-sm text-muted [&_time]:whitespace-nowrap">
          {statusText(survey)} · {progressText(survey)} · started <LocalDate iso={survey.createdAt} />
          {survey.status === "in_progress" && survey.closesAt !== null && (
            <>
              {" "}
              · closes <LocalDate iso={survey.closesAt} />
            </>
          )}
        </p>
      </div>
      {survey.hasAnalysis && (
        <a
          className="btn btn-quiet -mx-3 justify-self-start"
          href={paths.assessmentResults(survey.id)}
          aria-label={`See the result of ${survey.title}`}
        >
          See the result
        </a>
      )}
    </li>
  );
}
