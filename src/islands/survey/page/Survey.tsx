import { Suspense, lazy, useRef, useState } from "react";
import { useFocusFallback, useInlineForm } from "#src/islands/kit/forms/inline-form.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { AfterProgramme, LeaveProgramme, LedgerTable, useSharing } from "#src/islands/kit/sharing.tsx";
import { Button } from "#src/islands/kit/ui/Button.tsx";
import { CirclesStep, useCircles } from "#src/islands/survey/circles/CirclesStep.tsx";
import { ShareStep } from "#src/islands/survey/invite/ShareStep.tsx";
import { GuessStep } from "#src/islands/survey/words/GuessStep.tsx";
import { WordsStep } from "#src/islands/survey/words/WordsStep.tsx";
import type { Circle } from "#src/shared/result/analysis.output.ts";
import type { WindowTile } from "#src/shared/result/window-tile.ts";
import { calledLeads } from "#src/shared/sharing/sharing.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { LoadedSurvey, type SurveyViewProps } from "./LoadedSurvey.tsx";
import { StageHero, type StageHeroProps } from "./StageHero.tsx";
import { runsInTeam } from "./Step.tsx";
import { SurveyEnd } from "./SurveyEnd.tsx";
import { ThankStep } from "./ThankStep.tsx";

interface SurveyProps extends SurveyViewProps {
  /** Who sees the round beside its owner; left out where the page did not know who is signed in. */
  sharing?: Sharing | null;
  /** The newest result in small, where there is one. */
  tile?: WindowTile | null;
  /** The circles that share its own words; left out as above. */
  circles?: readonly Circle[] | null;
}

export const SurveyIsland = island(
  ({ sharing = null, tile = null, circles = null, ...props }: SurveyProps) => (
    <LoadedSurvey {...props}>
      {(survey) => <SurveyView survey={survey} sharing={sharing} tile={tile} circles={circles} />}
    </LoadedSurvey>
  ),
);

/** Loaded on demand: most visits to a round only look. */
const DeadlineForm = lazy(async () => ({ default: (await import("./edit-forms.tsx")).DeadlineForm }));

/** The round's dates. Its owner can change the deadline while it runs. */
function SurveyDates({ survey }: { survey: Survey }) {
  const { isOpen, open, close, opener } = useInlineForm();
  const { completedAt, closesAt, createdAt } = survey;
  const endsAt = completedAt ?? closesAt;
  // In a team round, its leaders set the deadline.
  const runs = survey.status === "in_progress" && survey.teamRoundId === null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="text-muted [&_time]:whitespace-nowrap">
          <span className="badge me-2 text-sm text-ink">{completedAt === null ? "Open" : "Closed"}</span>
          Started <LocalDate iso={createdAt} />
          {endsAt !== null && (
            <>
              , {completedAt === null ? "closes" : "closed"} <LocalDate iso={endsAt} withTime />
            </>
          )}
        </p>
        {runs && !isOpen && (
          <Button ref={opener} look="quiet" className="-ms-3" onClick={open}>
            {closesAt === null ? "Set a deadline" : "Change the deadline"}
          </Button>
        )}
      </div>
      {runs && isOpen && (
        <Suspense>
          <DeadlineForm survey={survey} onEnd={close} />
        </Suspense>
      )}
    </>
  );
}

interface ProgrammeLineProps {
  /** The round's. */
  title: string;
  facilitator: NonNullable<Sharing["facilitator"]>;
}

/** Whose session the round is for, its programme unless the title says so, and what they see. */
function ProgrammeLine({ title, facilitator }: ProgrammeLineProps) {
  const { name, programme } = facilitator;
  const { everyone, s } = calledLeads(facilitator);
  return (
    <p className="text-muted">
      For your session with <bdi>{name}</bdi>
      {programme !== title && (
        <>
          {"\u00A0"}· <bdi>{programme}</bdi>
        </>
      )}{" "}
      <a className="link-line" href="#sharing">
        What {everyone} see{s}
      </a>
    </p>
  );
}

/** Loaded on demand: most visits to a round only look. */
const RenameForm = lazy(async () => ({ default: (await import("./edit-forms.tsx")).RenameForm }));

/** The round's name and deadline, to change in place, and its state. */
function SurveyHeader({ survey, facilitator }: Pick<StageHeroProps, "survey" | "facilitator">) {
  const { isOpen, open, close, opener } = useInlineForm();
  return (
    <header className="grid gap-3">
      {isOpen ? (
        <Suspense>
          <RenameForm survey={survey} onEnd={close} />
        </Suspense>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <h1 className="min-w-0" dir="auto">
            {survey.title}
          </h1>
          {survey.teamRoundId === null && (
            <Button ref={opener} look="quiet" className="-ms-3" onClick={open}>
              Rename
            </Button>
          )}
        </div>
      )}
      <SurveyDates survey={survey} />
      {facilitator && <ProgrammeLine title={survey.title} facilitator={facilitator} />}
      {survey.description !== "" && (
        <p className="measure whitespace-pre-line" dir="auto">
          {survey.description}
        </p>
      )}
    </header>
  );
}

/** What the facilitator sees of a round. What they see of the result is decided beside it. */
function ProgrammeSection({ survey, sharing }: { survey: Survey; sharing: Sharing }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusWatch = useFocusFallback(heading);
  const { facilitator, ledger } = sharing;
  const leads = facilitator && calledLeads(facilitator);
  if (ledger.length === 0) return null;
  return (
    <section id="sharing" aria-labelledby="sharing-title" className="card grid gap-4" {...focusWatch}>
      <h2 ref={heading} id="sharing-title" tabIndex={-1}>
        {leads ? `What ${leads.everyone} see${leads.s}` : "Your programme"}
      </h2>
      {facilitator === null || !leads ? (
        <AfterProgramme ledger={ledger} />
      ) : (
        <>
          <p className="measure">
            {leads.everyone} see{leads.s} how far you are and how many people have answered.{" "}
            {resultText(survey, sharing, leads)} Nobody sees who picked what.{" "}
            {survey.hasAnalysis && (
              <>
                <a href={`${paths.assessmentResults(survey.id)}#sharing`}>Change what you share</a>{" "}
              </>
            )}
            <a href={`${paths.privacy()}#clients`}>All that’s stored and seen</a>
          </p>
          <LedgerTable ledger={ledger} facilitator={leads.everyone} />
          <LeaveProgramme surveyId={survey.id} facilitator={facilitator} />
        </>
      )}
    </section>
  );
}

function resultText(
  { hasAnalysis }: Survey,
  { result }: Sharing,
  { latecomers }: ReturnType<typeof calledLeads>,
): string {
  if (!hasAnalysis)
    return "Your result is yours: once your window is open you can share it, and stop at any time.";
  if (!result) return "You don’t share your result.";
  if (latecomers.length === 0) return "They see your result, because you share it.";
  return `They see your result, because you share it, but for ${listNames(latecomers)}.`;
}

interface ShownSurveyProps extends Required<Pick<SurveyProps, "sharing" | "tile" | "circles">> {
  survey: Survey;
}

/** A round: what matters now comes first, then what its owner can do about it. */
export function SurveyView({ survey, sharing: initial, tile, circles: sent }: ShownSurveyProps) {
  const circles = useCircles(survey, sent);
  const words = (
    <WordsStep
      survey={survey}
      isSettled={survey.ownWordsSettled || circles.some(({ hasAnalysis }) => hasAnalysis)}
    />
  );
  const sharing = useSharing(survey.id, initial);
  const facilitator = sharing?.facilitator ?? null;
  const stage = surveyStage(survey);
  // Answers arrive while someone types or picks words, which mustn't move.
  const [stageAtFirst] = useState(stage);
  const [wasAskedAtFirst] = useState(isAsked(survey));
  const guess = <GuessStep survey={survey} />;
  const guessComesFirst = stageAtFirst === "reveal";
  const title = useRef<HTMLHeadingElement>(null);
  const hero = <StageHero {...{ survey, tile, facilitator }} titleRef={title} />;
  return (
    <div className="grid gap-8">
      <SurveyHeader survey={survey} facilitator={facilitator} />
      {stageAtFirst === "pick" ? (
        <div className="grid gap-5">
          {wasAskedAtFirst && hero}
          {words}
          {!wasAskedAtFirst && (isAsked(survey) || stage === "ended") && hero}
          <ShareStep survey={survey} isNext={stage === "share"} />
          {guess}
        </div>
      ) : (
        <>
          {hero}
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <div className="grid gap-5">
              {guessComesFirst && guess}
              <ThankStep survey={survey} />
              <ShareStep survey={survey} isNext={stage === "share"} />
            </div>
            <div className="grid gap-5">
              {!guessComesFirst && guess}
              {words}
            </div>
          </div>
        </>
      )}
      <CirclesStep survey={survey} circles={circles} />
      {sharing && <ProgrammeSection survey={survey} sharing={sharing} />}
      {!runsInTeam(survey) && <SurveyEnd survey={survey} title={title} />}
    </div>
  );
}

/** Whether an answer may come, or has. */
const isAsked = ({ teamRoundId, isPublic, invitedCount, peerAssessmentCount }: Survey): boolean =>
  teamRoundId !== null || isPublic || invitedCount > 0 || peerAssessmentCount > 0;
