import { LocalDate } from "#src/islands/kit/LocalDate.tsx";
import { paths } from "#src/shared/paths.ts";
import type { Survey } from "#src/shared/survey.ts";
import type { Ref } from "react";
import { progressText, statusText } from "./progress-text.ts";

interface RoundRowProps {
  survey: Survey;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** One round: its name leads to it, its result has a link of its own. */
export function RoundRow({ survey, linkRef }: RoundRowProps) {
  return (
    <li className="card grid gap-x-6 gap-y-2 md:grid-cols-[1fr_auto] md:items-center">
      <div className="grid min-w-0 gap-1">
        <h3 className="wrap-anywhere">
          <a ref={linkRef} className="text-ink" href={paths.assessment(survey.id)}>
            {survey.title}
          </a>
        </h3>
        <p className="text-sm text-muted">
          {progressText(survey)} · started <LocalDate iso={survey.createdAt} />
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        {survey.hasAnalysis && (
          <a
            className="btn btn-quiet"
            href={paths.assessmentResults(survey.id)}
            aria-label={`See the result of ${survey.title}`}
          >
            See the result
          </a>
        )}
        <span className="badge text-sm">{statusText(survey)}</span>
      </p>
    </li>
  );
}
