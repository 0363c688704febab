import { type Ref, useState } from "react";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { Button, LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { ProgressDots, mostDots } from "#src/islands/kit/ui/ProgressDots.tsx";
import { TileDrawing, WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { TeamNote, runsInTeam } from "./Step.tsx";
import { endedInTeam, missingText, whoSeesText } from "./stage-texts.ts";
import { callName } from "#src/shared/account/names.ts";
import type { WindowTile } from "#src/shared/result/window-tile.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { answersTitle, stageTitle } from "#src/shared/survey/stage-title.ts";
import {
  answers,
  endedUnasked,
  goToSession,
  joinSession,
  openWindow,
  surveyStage,
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

/** Beside a window that is looked at in a session: who starts it, or that it has started. */
function TogetherNote({ facilitator }: { facilitator: NonNullable<Sharing["facilitator"]> }) {
  const { name, others, isWaitingForMeeting, sessionWith } = facilitator;
  const called = others.length === 0 ? callName(name) : "your facilitators";
  return (
    <p className="measure">
      {sessionWith !== null
        ? `${callName(sessionWith)} has started your session.`
        : isWaitingForMeeting
          ? `You and ${called} open this window together. ${others.length === 0 ? called : "One of them"} starts it in your session.`
          : `You can open the window in the session with ${called}, or look at it alone first.`}
    </p>
  );
}

export interface StageHeroProps extends SurveyProps {
  /** Of the newest result; null before the first, and where the page did not know who is signed in. */
  tile: WindowTile | null;
  /** null where the round belongs to no programme. */
  facilitator: Sharing["facilitator"];
  titleRef: Ref<HTMLHeadingElement>;
}

/** What matters now: the window, the number of answers, and the next thing to do. */
export function StageHero({ survey, tile, facilitator, titleRef }: StageHeroProps) {
  const stage = surveyStage(survey);
  const session = facilitator === null ? null : sessionOf(survey, facilitator);
  // A window that opens in a session can't open now, nor by waiting.
  const missing = survey.canReveal && session !== null ? null : missingText(survey);
  return (
    <section id="window" className="hero" aria-labelledby="stage">
      {survey.hasAnalysis && tile === null ? <WindowFrame /> : <TileDrawing tile={tile} />}
      <div className="grid gap-4">
        <h2 ref={titleRef} id="stage" tabIndex={-1} className="hero-title">
          {(stage === "read" ? tile?.headline : null) ?? titleOf(survey)}
        </h2>
        {!runsInTeam(survey) && !endedUnasked(survey) && !endedInTeam(survey) && (
          <AnswerCount survey={survey} />
        )}
        {survey.teamRoundId !== null && <TeamNote survey={survey} />}
        {missing !== null && <p className="measure">{missing}</p>}
        {facilitator && (session === joinSession || isOpenedTogether(survey, facilitator)) && (
          <TogetherNote facilitator={facilitator} />
        )}
        {stage === "ended" && survey.teamRoundId === null ? (
          <p>
            <LinkButton look="primary" large href={paths.assessmentNew()}>
              Start a new round
            </LinkButton>
          </p>
        ) : (
          <Actions survey={survey} session={session} />
        )}
        {!runsInTeam(survey) && <AboutAnswers survey={survey} />}
      </div>
    </section>
  );
}

/** Own words are asked for on a card of their own, right below. */
const titleOf = (survey: Survey): string =>
  surveyStage(survey) === "pick" ? answersTitle(survey) : stageTitle(survey);

const isOpenedTogether = ({ hasAnalysis }: Survey, { opens }: NonNullable<Sharing["facilitator"]>): boolean =>
  opens === "together" && !hasAnalysis;

/** The label of the way into the session; null where the owner doesn't have to, or can't, go there now. */
function sessionOf({ canReveal }: Survey, facilitator: NonNullable<Sharing["facilitator"]>): string | null {
  if (facilitator.sessionWith !== null) return joinSession;
  return canReveal && facilitator.isWaitingForMeeting ? goToSession : null;
}

/** The one act, and the way to a result that is there. */
function Actions({ survey, session }: SurveyProps & { session: string | null }) {
  const { id, hasAnalysis, canReveal } = survey;
  if (session === null && !canReveal && !hasAnalysis) return null;
  return (
    <p className="flex flex-wrap gap-3">
      {(session !== null || canReveal) && (
        <LinkButton
          look="primary"
          large
          href={session === null ? paths.assessmentOpen(id) : paths.meeting(id)}
        >
          {session ?? openWindow}
        </LinkButton>
      )}
      {hasAnalysis && (
        <LinkButton
          look={surveyStage(survey) === "read" && session === null ? "primary" : "secondary"}
          large
          href={paths.assessmentResults(id)}
        >
          See the result
        </LinkButton>
      )}
    </p>
  );
}
