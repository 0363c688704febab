import type { NearMiss } from "#src/shared/result/near-misses.ts";
import { morePeopleHave, surveyStage, type SurveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

/* What the results page says. Numbers come from the result; the claims behind the sentences are in docs/scoring.md. */

export {
  blindSpotMeaning,
  canTell,
  cannotTell,
  confidenceCopy,
  confidenceText,
  evidenceLegend,
  paneCopy,
  sourceText,
} from "#src/shared/result/texts/result-texts.ts";

interface NoResultText {
  readonly title: string;
  readonly text: string;
  /** Where the button leads: all of it is on the round's own page. */
  readonly action: string;
}

/** Why there is no result, and what would bring one. */
export function noResultText(stage: SurveyStage, survey: Survey): NoResultText {
  const { minResponses, answersUntilReveal } = survey;
  const closed = { title: "The window is still closed", action: "Go to your round" };
  switch (stage) {
    case "pick":
      return {
        ...closed,
        text: "Your own words are missing: there is nothing to compare with.",
        action: "Pick your words",
      };
    case "reveal":
    case "read":
      return {
        title: "The window is ready to open",
        text: `At least ${minResponses} people have answered, and your own words are in.`,
        action: "Open it on the round’s page",
      };
    case "overlap":
      return {
        ...closed,
        text: "Enough people have answered, but it can’t open yet. Your round’s page says why, and what to do.",
      };
    case "ended":
      return {
        title: "This round closed without a result",
        text: `Fewer than ${minResponses} people answered, so nothing shows. What they picked is shown to nobody.`,
        action: "See the round",
      };
    case "share":
    case "wait":
      return { ...closed, text: `It can open once ${morePeopleHave(answersUntilReveal)} answered.` };
  }
}

/** What near misses may mean, and how sure they are. */
export function nearMissMeaning(rows: readonly NearMiss[]): string {
  const isSure = rows.some(({ theirs }) => theirs.some(({ evidence }) => evidence === "clear"));
  return [
    "Words that lie close in meaning, picked on one side only. You and they may have the same thing in mind and name it differently, so do not count these as disagreement yet.",
    ...(isSure ? [] : ["None of their words here is beyond luck: these are hints."]),
  ].join(" ");
}

/** What becomes of answers that came after this result (rule A2 of the promise to peers). */
export function laterAnswersText(survey: Survey): string {
  const stage = surveyStage(survey);
  if (stage === "reveal") return "Enough new answers have come for the next result.";
  if (stage === "overlap")
    return "Enough new answers have come, but the next result can’t open yet. Your round’s page says why.";
  if (survey.status === "completed")
    return "The round is closed. Answers that came after this result stay unshown.";
  return `Later answers will show once ${morePeopleHave(survey.answersUntilReveal)} answered.`;
}
