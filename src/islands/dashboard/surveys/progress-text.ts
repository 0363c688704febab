import { answers, endedUnasked, surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";

/** Where a round stands, in a few words. */
export function progressText(survey: SurveySummary): string {
  const { peerAssessmentCount, minResponses, answersUntilReveal } = survey;
  switch (surveyStage(survey)) {
    case "pick":
      return peerAssessmentCount === 0
        ? "Own words not picked yet"
        : `Own words not picked yet, ${answers(peerAssessmentCount)}`;
    case "share":
      return "Nobody asked yet";
    case "wait":
      return survey.teamRoundId !== null
        ? "Your colleagues describe you"
        : `${peerAssessmentCount} of ${minResponses} answers`;
    case "reveal":
      return `${answers(peerAssessmentCount)}, ready to open`;
    case "overlap":
      return `${answers(peerAssessmentCount)}, can’t open yet`;
    case "read":
      return survey.status === "completed"
        ? answers(peerAssessmentCount)
        : `${answers(peerAssessmentCount)}, next result after ${answersUntilReveal} more`;
    case "ended":
      return endedUnasked(survey) ? "No result" : `${answers(peerAssessmentCount)}: too few for a result`;
  }
}

/** The round's state. */
export function statusText({ status }: SurveySummary): string {
  return status === "in_progress" ? "Open" : "Closed";
}
