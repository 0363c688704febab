import { EmptyState } from "#src/islands/kit/page/loading.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ProgressDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { paths } from "#src/shared/site/paths.ts";
import {
  type SurveyStage,
  morePeopleHave,
  openWindow,
  surveyStage,
} from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** Why there is no result, what would bring one, and what the button to the round's own page says. */
export function noResultText(stage: SurveyStage, survey: Survey) {
  const { minResponses, answersUntilReveal } = survey;
  const closed = { title: "The window is still closed", action: "Go to your round" };
  switch (stage) {
    case "pick":
      return {
        ...closed,
        text: "You haven’t picked your own words yet, so there’s nothing to compare with.",
        action: "Pick your words",
      };
    case "reveal":
    case "read":
      return {
        title: "The window is ready to open",
        text: `At least ${minResponses} people have answered, and your own words are in.`,
        action: openWindow,
      };
    case "overlap":
      return {
        ...closed,
        text: "Enough people have answered, but it can’t open yet. Your round’s page says why, and what to do.",
      };
    case "ended":
      return {
        title: "This round closed without a result",
        text: `Fewer than ${minResponses} people answered, so there’s no result. Nobody sees what they picked.`,
        action: "See the round",
      };
    case "share":
    case "wait":
      return { ...closed, text: `It can open once ${morePeopleHave(answersUntilReveal)} answered.` };
  }
}

/** Replaces a result: what is missing, and where to go. Empty panes would look like a result. */
export function NotYetIsland({ survey }: { survey: Survey }) {
  const { peerAssessmentCount, minResponses } = survey;
  const stage = surveyStage(survey);
  const { title, text, action } = noResultText(stage, survey);
  const canGuess =
    survey.selfAssessmentComplete && !survey.predictionComplete && !survey.hasAnalysis && stage !== "ended";
  return (
    <div className="grid gap-6">
      <h1 dir="auto">{survey.title}</h1>
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
