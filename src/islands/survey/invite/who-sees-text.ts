import type { Survey } from "#src/shared/survey/survey.output.ts";

const never = "Nobody sees who picked what";

/** What the owner sees of answers, at the present stage of the round. */
export function whoSeesText({
  hasAnalysis,
  status,
  minResponses,
  peerAssessmentCount,
}: Pick<Survey, "hasAnalysis" | "status" | "minResponses" | "peerAssessmentCount">): string {
  if (hasAnalysis) return `${never}: results show totals, each of at least ${minResponses} new answers.`;
  if (peerAssessmentCount >= minResponses) return `${never}: once you open the window, it shows totals.`;
  if (status === "completed") return `${never}.`;
  return `${never}, and you see nothing at all before ${minResponses} people have answered.`;
}
