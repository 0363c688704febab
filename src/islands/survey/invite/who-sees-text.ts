import type { Survey } from "#src/shared/survey/survey.output.ts";

const never = "Nobody sees who picked what";

/** What the owner sees of answers, at the present stage of the round. */
export function whoSeesText({
  hasAnalysis,
  minResponses,
  peerAssessmentCount,
}: Pick<Survey, "hasAnalysis" | "minResponses" | "peerAssessmentCount">): string {
  if (hasAnalysis || peerAssessmentCount >= minResponses) return `${never}. Your window shows totals.`;
  return `${never}. For now, you only see how many have answered.`;
}
