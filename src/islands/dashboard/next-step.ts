import { callName } from "#src/shared/account/names.ts";
import { paths } from "#src/shared/site/paths.ts";
import type { RoundSession } from "#src/shared/survey/dashboard.ts";
import { stageTitle } from "#src/shared/survey/stage-title.ts";
import {
  type SurveyStage,
  answers,
  endedUnasked,
  goToSession,
  joinSession,
  morePeopleHave,
  openWindow,
  surveyStage,
} from "#src/shared/survey/survey-stage.ts";
import type { SurveySummary } from "#src/shared/survey/survey.output.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";

interface NextStep {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  /** The round that it's about. */
  readonly survey: SurveySummary;
  readonly stage: SurveyStage | "session";
}

const urgency = ["session", "reveal", "overlap", "pick", "share", "wait", "stuck", "read", "ended"] as const;

/** A closed round takes no more invitations, so its problem can't be solved. */
function urgencyOf(survey: SurveySummary, session: RoundSession | undefined): (typeof urgency)[number] {
  if (session?.isOn) return "session";
  const stage = surveyStage(survey);
  if (stage === "reveal" && session) return "wait";
  return stage === "overlap" && survey.status === "completed" ? "stuck" : stage;
}

/** The next thing to do over all rounds: join a session, open a window, then solve a problem, then wait. */
export function nextStep(
  surveys: readonly SurveySummary[],
  sessions: readonly RoundSession[] = [],
): NextStep | null {
  const sessionOf = ({ id }: SurveySummary) => sessions.find(({ surveyId }) => surveyId === id);
  for (const place of urgency) {
    const survey = surveys.find((candidate) => urgencyOf(candidate, sessionOf(candidate)) === place);
    if (survey === undefined) continue;
    const stage = surveyStage(survey);
    const session = sessionOf(survey);
    const isOfSession = session !== undefined && (session.isOn || stage === "reveal");
    const step = isOfSession ? sessionStep(survey, session) : stepOf(survey);
    return { survey, stage, title: stageTitle(survey), ...step };
  }
  return null;
}

/** A window that opens in a session has no other way to open. */
function sessionStep({ id, title }: SurveySummary, { withWhom, isOn }: RoundSession) {
  const name = callName(withWhom);
  const href = paths.meeting(id);
  if (!isOn)
    return {
      text: `“${title}” opens in your session with ${name}, who starts it when you meet.`,
      ...{ action: goToSession, href },
    };
  return {
    ...{ stage: "session" as const, title: `${name} has started your session` },
    text: `You look at the window of “${title}” together, pane by pane.`,
    ...{ action: joinSession, href },
  };
}

function stepOf(survey: SurveySummary): Pick<NextStep, "text" | "action" | "href"> {
  const { id, title, peerAssessmentCount, answersUntilReveal, teamRoundId } = survey;
  const href = paths.assessment(id);
  switch (surveyStage(survey)) {
    case "reveal":
      return {
        text: `${answers(peerAssessmentCount)} have come in for “${title}”.`,
        action: openWindow,
        href: paths.assessmentOpen(id),
      };
    case "overlap":
      return {
        text: `Enough people have answered “${title}”, but another round is too similar.`,
        action: "See why",
        href,
      };
    case "pick":
      return {
        text: `“${title}” starts with 5 to 10 words you’d use for yourself. It takes two minutes.`,
        action: "Pick my words",
        href,
      };
    case "share":
      return {
        text: `Your words for “${title}” are saved. Now ask a few people to pick words for you. It takes them a minute.`,
        action: "Ask people",
        href,
      };
    case "wait":
      if (teamRoundId !== null)
        return {
          text: `You’ve picked your own words for “${title}”. All windows of the team open together once it’s over.`,
          action: "Go to the team round",
          href: teamPaths.teamRound(teamRoundId),
        };
      return {
        text: `${morePeopleHave(answersUntilReveal)} to answer before the window of “${title}” can open.`,
        action: "See how it goes",
        href,
      };
    case "read":
      return {
        text: `The result of “${title}” is still here. If a word surprised you, ask someone you trust about it.`,
        action: "See the result",
        href: paths.assessmentResults(id),
      };
    case "ended":
      if (teamRoundId !== null)
        return {
          text: `There’s no window for you in “${title}” this time.`,
          action: "Go to the team round",
          href: teamPaths.teamRound(teamRoundId),
        };
      return {
        text: endedUnasked(survey)
          ? `“${title}” has no answers to show.`
          : `“${title}” closed before enough people had answered.`,
        action: "Start a new round",
        href: paths.assessmentNew(),
      };
  }
}
