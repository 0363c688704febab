import type { NearMiss } from "#src/shared/result/near-misses.ts";
import {
  morePeopleHave,
  surveyStage,
  type SurveyStage,
  openWindow,
} from "#src/shared/survey/survey-stage.ts";
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

/** What near misses may mean, and how sure they are. */
export function nearMissMeaning(rows: readonly NearMiss[]): string {
  const isSure = rows.some(({ theirs }) => theirs.some(({ evidence }) => evidence === "clear"));
  return [
    "These words are close in meaning, but only one side picked each. You may mean the same thing and call it something else, so don’t count them as disagreement yet.",
    ...(isSure ? [] : ["None of their words here is beyond chance: these are hints."]),
  ].join(" ");
}

/** What becomes of answers that came after this result (rule A2 of the promise to peers). */
export function laterAnswersText(survey: Survey): string {
  const stage = surveyStage(survey);
  if (stage === "reveal") return "There are enough new answers for the next result.";
  if (stage === "overlap")
    return "There are enough new answers, but the next result can’t open yet. Your round’s page says why.";
  if (survey.status === "completed")
    return "The round is closed. Nobody sees answers that came after this result.";
  return `Later answers will show once ${morePeopleHave(survey.answersUntilReveal)} answered.`;
}
