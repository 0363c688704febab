import { type Ref, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ProgressDots, mostDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { TileDrawing, WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { TeamNote, runsInTeam } from "./Step.tsx";
import { callName } from "#src/shared/account/names.ts";
import { countsFrom } from "#src/shared/result/analysis.ts";
import type { WindowTile } from "#src/shared/result/window-tile.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { overlapText } from "#src/shared/survey/overlap.ts";
import { answersTitle, stageTitle } from "#src/shared/survey/stage-title.ts";
import {
  answers,
  endedUnasked,
  morePeopleHave,
  openWindow,
  surveyStage,
  unshownAnswers,
} from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";

interface SurveyProps {
  survey: Survey;
}

/** How many have answered. Below the minimum this number is all that there is to know. */
function AnswerCount({ survey: { peerAssessmentCount: done, minResponses, hasAnalysis } }: SurveyProps) {
  return (
    <div role="status">
      {minResponses <= mostDots && !hasAnalysis ? (
        <ProgressDots done={done} total={minResponses} unit="answers" />
      ) : (
        <p>{hasAnalysis || done > minResponses ? answers(done) : `${done} of ${minResponses} answers`}</p>
      )}
    </div>
  );
}

/** What the number doesn't tell, and a way to look whether it has grown: once someone has been asked. */
function AboutAnswers({ survey }: SurveyProps) {
  const stage = surveyStage(survey);
  if (stage === "ended") return null;
  const canGrow = survey.status === "in_progress" && stage !== "share";
  return (
    <>
      <p className="measure text-sm text-muted">{whoSeesText(survey)}</p>
      {canGrow && <LookAgain surveyId={survey.id} />}
    </>
  );
}

/** The number refreshes itself for a while; there is also a button. */
function LookAgain({ surveyId }: { surveyId: string }) {
  const { data, isFetching, refetch } = trpc.survey.get.useQuery({ surveyId });
  const [news, setNews] = useState("");
  const look = async () => {
    setNews("");
    const { data: latest, isError } = await refetch();
    // What is new is said by the count above.
    const isSame = latest?.peerAssessmentCount === data?.peerAssessmentCount;
    if (isError) setNews("That didn’t work. Try again.");
    else if (isSame) setNews("No new answers yet.");
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button busy={isFetching} busyLabel="Checking…" onClick={() => void look()}>
        Check for new answers
      </Button>
      <p role="status" className="text-sm text-muted">
        {news}
      </p>
    </div>
  );
}

interface TogetherNoteProps {
  survey: Survey;
  facilitator: NonNullable<Sharing["facilitator"]>;
}

/** Beside a window that is opened in a session: who starts it, and where to wait. */
function TogetherNote({ survey, facilitator }: TogetherNoteProps) {
  const { name, others, isWaitingForMeeting } = facilitator;
  const isOne = others.length === 0;
  const called = isOne ? callName(name) : "your facilitators";
  return (
    <>
      <p className="measure">
        {isWaitingForMeeting
          ? `You and ${called} open this window together. ${isOne ? called : "One of them"} starts it in your session.`
          : `Open the window in the session with ${called}, or look at it alone first.`}
      </p>
      {survey.canReveal && isWaitingForMeeting && (
        <p>
          <LinkButton look="primary" href={paths.meeting(survey.id)}>
            Join the session
          </LinkButton>
        </p>
      )}
    </>
  );
}

interface StageHeroProps {
  survey: Survey;
  /** Of the newest result; null before the first, and where the page did not know who is signed in. */
  tile: WindowTile | null;
  /** null where the round belongs to no programme. */
  facilitator: Sharing["facilitator"];
  titleRef: Ref<HTMLHeadingElement>;
}

/** What matters now: the window, the number of answers, and the next thing to do. */
export function StageHero({ survey, tile, facilitator, titleRef }: StageHeroProps) {
  const stage = surveyStage(survey);
  const isRead = stage === "read";
  const missing = missingText(survey);
  return (
    <section id="window" className="hero" aria-labelledby="stage">
      {survey.hasAnalysis && tile === null ? <WindowFrame /> : <TileDrawing tile={tile} />}
      <div className="grid gap-4">
        <h2 ref={titleRef} id="stage" tabIndex={-1} className="hero-title">
          {(isRead ? tile?.headline : null) ?? titleOf(survey)}
        </h2>
        {!runsInTeam(survey) && !endedUnasked(survey) && !endedInTeam(survey) && (
          <AnswerCount survey={survey} />
        )}
        {survey.teamRoundId !== null && <TeamNote survey={survey} />}
        {missing !== null && <p className="measure">{missing}</p>}
        {facilitator?.opens === "together" && !survey.hasAnalysis && (
          <TogetherNote survey={survey} facilitator={facilitator} />
        )}
        {stage === "ended" && survey.teamRoundId === null ? (
          <p>
            <LinkButton look="primary" large href={paths.assessmentNew()}>
              Start a new round
            </LinkButton>
          </p>
        ) : (
          <Actions survey={survey} isRead={isRead} canOpen={canOpen(survey, facilitator)} />
        )}
        {!runsInTeam(survey) && <AboutAnswers survey={survey} />}
      </div>
    </section>
  );
}

/** The end of a team round has opened the windows that could open, and this isn't one of them. */
const endedInTeam = (survey: Survey): boolean =>
  survey.teamRoundId !== null && surveyStage(survey) === "ended";

const whyNoWindow = ({ selfAssessmentComplete, minResponses }: Survey): string =>
  selfAssessmentComplete
    ? `It takes ${minResponses} colleagues who describe you, and not as many found the time.`
    : "Your own words were missing when the team round ended.";

/** Own words are asked for on a card of their own, right below. */
const titleOf = (survey: Survey): string =>
  surveyStage(survey) === "pick" ? answersTitle(survey) : stageTitle(survey);

/** A window that is opened in a session waits for it. */
const canOpen = ({ canReveal }: Survey, facilitator: Sharing["facilitator"]): boolean =>
  canReveal && facilitator?.isWaitingForMeeting !== true;

interface ActionsProps {
  survey: Survey;
  isRead: boolean;
  canOpen: boolean;
}

function Actions({ survey: { id, hasAnalysis }, isRead, canOpen: canOpenNow }: ActionsProps) {
  if (!canOpenNow && !hasAnalysis) return null;
  return (
    <p className="flex flex-wrap gap-3">
      {canOpenNow && (
        <LinkButton look="primary" large href={paths.assessmentOpen(id)}>
          {openWindow}
        </LinkButton>
      )}
      {hasAnalysis && (
        <LinkButton look={isRead ? "primary" : "secondary"} large href={paths.assessmentResults(id)}>
          See the result
        </LinkButton>
      )}
    </p>
  );
}

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
      ? `Then you can open your window.${inTheWayToo(survey)}`
      : `Once you’ve picked your own words, too, you can open your window.${inTheWayToo(survey)}`;
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
