import { morePeopleHave, openWindow, type SurveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

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
