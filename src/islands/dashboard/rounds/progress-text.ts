import { answers, roundStage } from "#src/shared/survey/round-stage.ts";
import type { RoundSummary } from "#src/shared/survey/survey.output.ts";

/** Where a round stands, in a few words. */
export function progressText(survey: RoundSummary): string {
  const { peerAssessmentCount, minResponses, answersUntilReveal } = survey;
  switch (roundStage(survey)) {
    case "pick":
      return peerAssessmentCount === 0
        ? "Own words not picked yet"
        : `Own words not picked yet, ${answers(peerAssessmentCount)}`;
    case "share":
      return "Nobody asked yet";
    case "wait":
      return `${peerAssessmentCount} of ${minResponses} answers`;
    case "reveal":
      return `${answers(peerAssessmentCount)}, ready to open`;
    case "overlap":
      return `${answers(peerAssessmentCount)}, can’t open yet`;
    case "read":
      return survey.status === "completed"
        ? answers(peerAssessmentCount)
        : `${answers(peerAssessmentCount)}, next result after ${answersUntilReveal} more`;
    case "ended":
      return `${answers(peerAssessmentCount)}: too few for a result`;
  }
}

/** The round's state. */
export function statusText({ status, hasAnalysis }: RoundSummary): string {
  const isOpen = status === "in_progress";
  return `${isOpen ? "Open" : "Closed"}${hasAnalysis ? ", with result" : ""}`;
}
