import { spellNumber } from "#src/shared/text/in-sentences.ts";
import { endedUnasked, surveyStage, type Progress } from "./survey-stage.ts";

/** What matters in a round now, as a headline. */
export function stageTitle(survey: Progress): string {
  const { hasAnalysis } = survey;
  switch (surveyStage(survey)) {
    case "pick":
      return "Start with your own words";
    case "share":
      return "You haven’t asked anyone yet";
    case "wait":
      return answersTitle(survey);
    case "reveal":
      return hasAnalysis ? "A new result is ready" : "Your window is ready";
    case "overlap":
      return hasAnalysis ? "Your new result can’t open yet" : "Your window can’t open yet";
    case "read":
      return "Your window is open";
    case "ended":
      if (survey.teamRoundId !== null) return "There’s no window for you this time";
      return endedUnasked(survey) ? "This round ended without a result" : "This round closed too early";
  }
}

/** The progress of answers before the first result. */
export function answersTitle({ peerAssessmentCount, answersUntilReveal, teamRoundId }: Progress): string {
  if (answersUntilReveal === 0) return "Enough people have answered";
  if (teamRoundId !== null) return "Your colleagues describe you";
  return peerAssessmentCount === 0 ? "Waiting for the first answer" : toGo(answersUntilReveal);
}

function toGo(missing: number): string {
  const spelled = spellNumber(missing);
  const number = spelled.charAt(0).toUpperCase() + spelled.slice(1);
  return `${number} more ${missing === 1 ? "answer" : "answers"} to go`;
}
