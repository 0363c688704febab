import { paths } from "#src/shared/site/paths.ts";
import { answers, surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import type { Ref } from "react";

interface ResultRowProps {
  survey: SurveySummary;
  /** What the newest result says first. */
  headline: string | null;
  linkRef?: Ref<HTMLAnchorElement> | undefined;
}

/** One result: its name leads to it. Says what it came to, and what a newer one would take. */
export function ResultRow({ survey, headline, linkRef }: ResultRowProps) {
  return (
    <li className="border-t border-hair py-4">
      <a
        ref={linkRef}
        className="flex min-h-11 items-center font-display text-xl text-ink no-underline wrap-anywhere hover:underline"
        href={paths.assessmentResults(survey.id)}
      >
        <span className="sr-only">Result of </span>
        {survey.title}
      </a>
      {headline !== null && <p className="mb-1">{headline}</p>}
      <p className="text-sm text-muted">{newsText(survey)}</p>
    </li>
  );
}

function newsText(survey: SurveySummary): string {
  const came = `${answers(survey.peerAssessmentCount)} in all`;
  const stage = surveyStage(survey);
  if (stage === "overlap") return `${came} · a new result can’t open yet`;
  if (stage === "reveal") return `${came} · a new result is ready`;
  return survey.status === "completed"
    ? `${came} · round closed`
    : `${came} · next result after ${survey.answersUntilReveal} more`;
}
