import { morePeopleHave, surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/* Texts of the results page. docs/scoring.md has the claims behind them. */

export {
  blindSpotMeaning,
  canTell,
  cannotTell,
  confidenceCopy,
  confidenceText,
  evidenceLegend,
  noteAbove,
  olderScaleText,
  paneCopy,
  sourceText,
} from "#src/shared/result/texts/result-texts.ts";

/** What happens to answers after this result (rule A2 of the promise to peers). */
export function laterAnswersText(survey: Survey): string {
  const stage = surveyStage(survey);
  if (stage === "reveal") return "There are enough new answers for the next result.";
  if (stage === "overlap")
    return "There are enough new answers, but the next result can’t open yet. Your round’s page says why.";
  if (survey.status === "completed")
    return "The round is closed. Nobody sees answers that came after this result.";
  return `Later answers will show once ${morePeopleHave(survey.answersUntilReveal)} answered.`;
}
