import { countsFrom } from "#src/shared/result/analysis.ts";
import { overlapText } from "#src/shared/survey/overlap.ts";
import {
  answers,
  endedUnasked,
  morePeopleHave,
  surveyStage,
  unshownAnswers,
} from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/** The end of a team round has opened the windows that could open, and this isn't one of them. */
export const endedInTeam = (survey: Survey): boolean =>
  survey.teamRoundId !== null && surveyStage(survey) === "ended";

const whyNoWindow = ({ selfAssessmentComplete, minResponses }: Survey): string =>
  selfAssessmentComplete
    ? `It takes ${minResponses} colleagues who describe you, and not as many found the time.`
    : "Your own words were missing when the team round ended.";

/** What is missing until the next result can be made; null when nothing is left to say. */
export function missingText(survey: Survey): string | null {
  if (survey.teamRoundId !== null && survey.status === "in_progress") return null;
  if (survey.canReveal) return survey.status === "in_progress" ? openOrWait(survey) : null;
  if (surveyStage(survey) === "overlap") return inTheWay(survey);
  if (survey.hasAnalysis) return survey.status === "completed" ? leftOver(survey) : nextResult(survey);
  const { answersUntilReveal: missing, selfAssessmentComplete } = survey;
  if (endedUnasked(survey)) return null;
  if (endedInTeam(survey)) return whyNoWindow(survey);
  if (survey.status === "completed" && missing > 0) return tooFew(survey);
  const people = `${whoHave(survey)} answered`;
  if (missing === 0)
    return survey.overlap === null
      ? "Your window can open as soon as you’ve picked your own words."
      : `You still need to pick your own words.${inTheWayToo(survey)}`;
  // The headline has said how many more it takes.
  if (survey.peerAssessmentCount > 0)
    return selfAssessmentComplete
      ? `Then your window can open.${inTheWayToo(survey)}`
      : `Once you’ve picked your own words, too, your window can open.${inTheWayToo(survey)}`;
  return selfAssessmentComplete
    ? `The window can open once ${people}.${inTheWayToo(survey)}`
    : `The window can open once you’ve picked your own words and ${people}.${inTheWayToo(survey)}`;
}

const openOrWait = ({ hasAnalysis, peerAssessmentCount }: Survey): string =>
  hasAnalysis || peerAssessmentCount >= countsFrom
    ? "Open it now, or wait for more answers."
    : "Open a first glimpse now, or wait: with five answers there’s a portrait.";

/** Before the first answer, "more" would be wrong. */
const whoHave = ({ answersUntilReveal: missing, peerAssessmentCount }: Survey): string =>
  peerAssessmentCount === 0 ? `${missing} people have` : morePeopleHave(missing);

function tooFew({ minResponses, peerAssessmentCount }: Survey): string {
  const what = `Fewer than ${minResponses} people answered, so there’s no result.`;
  return peerAssessmentCount === 0 ? what : `${what} Their words stay hidden, to protect them.`;
}

/** Said after another reason; empty if no other round is too similar. */
function inTheWayToo({ overlap, status }: Survey): string {
  if (overlap === null) return "";
  if (status === "in_progress") return " Another round is too similar, too: “Ask people” says what to do.";
  const { reason, remedy } = overlapText(overlap, status);
  return ` ${reason} ${remedy}`;
}

/** The page says more where people are invited; once the round is closed, this is the only place. */
function inTheWay({ overlap, status }: Survey): string {
  if (overlap === null || status === "in_progress")
    return "Enough people have answered, but another round is too similar. “Ask people” says what to do.";
  const { reason, remedy } = overlapText(overlap, status);
  return `Enough people have answered. ${reason} ${remedy}`;
}

function nextResult({ answersUntilReveal }: Survey): string {
  return `Later answers will show once ${morePeopleHave(answersUntilReveal)} answered.`;
}

function leftOver(survey: Survey): string | null {
  const count = unshownAnswers(survey);
  if (count === 0) return null;
  return `${answers(count)} came after the last result and won’t be shown: so few could be told apart.`;
}

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
