import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { EmptyState } from "#src/islands/kit/ui/EmptyState.tsx";
import { ProgressDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { noResultText } from "./not-yet-copy.ts";

/** In the place of a result: what is missing, and where to go on. Empty panes would look like a result. */
export function NotYetIsland({ survey }: { survey: Survey }) {
  const { peerAssessmentCount, minResponses } = survey;
  const stage = surveyStage(survey);
  const { title, text, action } = noResultText(stage, survey);
  const canGuess =
    survey.selfAssessmentComplete && !survey.predictionComplete && !survey.hasAnalysis && stage !== "ended";
  return (
    <div className="grid gap-6">
      <h1>{survey.title}</h1>
      <EmptyState
        title={title}
        action={
          <LinkButton
            look="primary"
            large
            href={stage === "reveal" ? paths.assessmentOpen(survey.id) : paths.assessment(survey.id)}
          >
            {action}
          </LinkButton>
        }
      >
        <div className="grid justify-items-center gap-3">
          <p>{text}</p>
          {(stage === "wait" || stage === "share") && (
            <ProgressDots done={peerAssessmentCount} total={minResponses} unit="answers" />
          )}
        </div>
      </EmptyState>
      {canGuess && (
        <p className="measure text-muted">
          Before you look, you can{" "}
          <a href={`${paths.assessment(survey.id)}#guess`}>guess which words they pick</a>. The result then
          shows how well you read them.
        </p>
      )}
    </div>
  );
}
