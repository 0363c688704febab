import type { Survey } from "./survey.output.ts";

/** What a round waits for: the one thing its owner would do next. */
export type SurveyStage = "pick" | "share" | "wait" | "reveal" | "overlap" | "read" | "ended";

export type Progress = Pick<
  Survey,
  | "status"
  | "selfAssessmentComplete"
  | "isPublic"
  | "invitedCount"
  | "canReveal"
  | "hasAnalysis"
  | "peerAssessmentCount"
  | "minResponses"
  | "answersUntilReveal"
  | "teamRoundId"
>;

/**
 * `overlap`: complete, but another round keeps it shut (rule A12). `read`: has a result, and no newer one is
 * due. `ended`: closed before anything could be shown.
 */
export function surveyStage(survey: Progress): SurveyStage {
  if (survey.canReveal) return "reveal";
  const hasEnough = survey.answersUntilReveal === 0;
  if (hasEnough && survey.selfAssessmentComplete) return "overlap";
  if (survey.hasAnalysis) return "read";
  if (!survey.selfAssessmentComplete && (survey.status === "in_progress" || hasEnough)) return "pick";
  if (survey.status === "completed") return "ended";
  // In a team round colleagues are asked from the start.
  const hasAsked =
    survey.teamRoundId !== null ||
    survey.isPublic ||
    survey.invitedCount > 0 ||
    survey.peerAssessmentCount > 0;
  return hasAsked ? "wait" : "share";
}

/** Whether a round ended with no answers and nobody asked, as after leaving a team round. */
export const endedUnasked = (survey: Progress): boolean =>
  surveyStage(survey) === "ended" &&
  survey.teamRoundId === null &&
  !survey.isPublic &&
  survey.invitedCount === 0 &&
  survey.peerAssessmentCount === 0;

/** Answers without a result: exact below the minimum, else the minimum, because a new result is due then. */
export function unshownAnswers({ minResponses, answersUntilReveal }: Progress): number {
  return minResponses - answersUntilReveal;
}

/** The label of everything that opens a window. */
export const openWindow = "Open my window";
/** The labels of everything that leads to a session: before it has started, and while it's on. */
export const goToSession = "Go to the session";
export const joinSession = "Join the session";

/** "1 answer", "3 answers". */
export const answers = (count: number): string => (count === 1 ? "1 answer" : `${count} answers`);
/** "1 person", "3 people". */
export const people = (count: number): string => (count === 1 ? "1 person" : `${count} people`);
/** "1 more person has", "3 more people have". */
export const morePeopleHave = (count: number): string =>
  count === 1 ? "1 more person has" : `${count} more people have`;

/** A round's progress, in a few words. */
export function stageText(survey: Progress): string {
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
      return `${answers(peerAssessmentCount)}, ready`;
    case "overlap":
      return `${answers(peerAssessmentCount)}, can’t open yet`;
    case "read":
      return survey.status === "completed"
        ? answers(peerAssessmentCount)
        : `${answers(peerAssessmentCount)}, next result after ${answersUntilReveal} more`;
    case "ended":
      return endedUnasked(survey) || survey.teamRoundId !== null
        ? "No result"
        : `${answers(peerAssessmentCount)}: too few for a result`;
  }
}
