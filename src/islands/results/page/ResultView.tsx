import { useEffect } from "react";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { CardSection } from "#src/islands/results/card/CardSection.tsx";
import { CoachButton } from "#src/islands/results/coach/CoachButton.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useSharing } from "#src/islands/kit/sharing.tsx";
import { StepPlan } from "#src/islands/results/plan/StepPlan.tsx";
import { SharingSection } from "#src/islands/results/sharing/SharingSection.tsx";
import { callName } from "#src/shared/account/names.ts";
import type { Analysis, CircleComparison } from "#src/shared/result/analysis.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { splitParticipants } from "#src/shared/survey/participants.ts";
import { joinSession, openWindow, people, surveyStage } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { EarlierResults } from "./EarlierResults.tsx";
import { ExportLinks, ResultFile } from "./ExportLinks.tsx";
import { Story } from "./Story.tsx";
import { Fold, MoreFolds } from "./folds.tsx";
import { lazyParts } from "./lazy-parts.tsx";
import type { ResultsData } from "./queries.ts";
import { laterAnswersText, noteAbove, sourceText } from "./results-copy.ts";
import type { StaticParts } from "./static-parts.tsx";

/** Paper can't be tapped: while the page is printed, its folds are open. */
function usePaperOpen(): void {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    const open = () => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>("details.fold:not([open])")) {
        fold.open = true;
        opened.push(fold);
      }
    };
    const close = () => {
      for (const fold of opened.splice(0)) fold.open = false;
    };
    addEventListener("beforeprint", open);
    addEventListener("afterprint", close);
    return () => {
      removeEventListener("beforeprint", open);
      removeEventListener("afterprint", close);
    };
  }, []);
}

interface TakeAlongProps {
  surveyId: string;
  /** Their first name, where the round is for a facilitator. */
  facilitator: string | null;
  /** Whether there is another result to set beside this one. */
  isComparable: boolean | undefined;
  /** Whether the report says what other circles see. */
  isCircle: boolean;
}

/** What people do right after seeing a window. */
function TakeAlong({ surveyId, facilitator, isComparable, isCircle }: TakeAlongProps) {
  return (
    <p className="flex flex-wrap gap-3 no-print">
      <a className="btn btn-secondary needs-script" href="#card">
        Share
      </a>
      <ResultFile surveyId={surveyId} format="pdf" />
      {isCircle && <ResultFile surveyId={surveyId} format="pdf" hasCircles={false} />}
      {isComparable && (
        <a className="btn btn-secondary" href={paths.compareResults(surveyId)}>
          Compare rounds
        </a>
      )}
      {facilitator !== null && (
        <a className="btn btn-secondary needs-script" href="#sharing">
          Share with <bdi>{facilitator}</bdi>
        </a>
      )}
    </p>
  );
}

/** The headline, with whose result it is and the number of answers in small print. */
function ResultHeader({ survey, analysis }: { survey: Survey; analysis: Analysis }) {
  const { responseCount, createdAt, snapshot } = analysis;
  const note = noteAbove(analysis);
  return (
    <header className="grid gap-3">
      <p className="text-base text-muted">
        <bdi>{survey.title}</bdi>
        {survey.circleName !== null && survey.circleName !== survey.title && (
          <>
            {" "}
            · <bdi>{survey.circleName}</bdi>
          </>
        )}
      </p>
      <h1 className="max-w-176">{analysis.portrait.name}</h1>
      <p className="text-base text-muted">
        {/* Lines break after a dot, never before it. */}
        {people(responseCount)} answered{"\u00A0· "}
        <span className="whitespace-nowrap">
          <LocalDate iso={createdAt} />
        </span>
        {snapshot > 1 && `\u00A0· Result ${String(snapshot)}`}
      </p>
      {note !== null && <p className="measure text-base text-muted">{note}</p>}
    </header>
  );
}

/** Who took part: names in alphabetical order, beside nothing. */
function ParticipantsSection({ participants }: { participants: readonly (string | null)[] }) {
  const { names, without } = splitParticipants(participants);
  return (
    <div className="grid content-start gap-4">
      {names.length > 0 && (
        <ul className="result-names">
          {names.map((name, place) => (
            // Two people may have one name, and the list never changes.
            <li key={`${String(place)} ${name}`} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
      <p className="text-base text-muted">
        {names.length === 0
          ? "There are no names here. "
          : without > 0 && `${people(without)} gave no name. `}
        Nobody sees who picked what: names are stored apart from words.
      </p>
    </div>
  );
}

function WayOn({ survey }: { survey: Survey }) {
  if (surveyStage(survey) === "reveal") {
    return (
      <LinkButton look="primary" href={paths.assessmentOpen(survey.id)}>
        {openWindow}
      </LinkButton>
    );
  }
  if (survey.status === "completed")
    return <LinkButton href={paths.assessmentNew()}>Start another round</LinkButton>;
  return <LinkButton href={paths.assessment(survey.id)}>Ask more people</LinkButton>;
}

interface InCirclesProps {
  surveyId: string;
  comparison: CircleComparison;
}

/** What this circle sees that the others don't, and what all of them see. */
function InCircles({ surveyId, comparison: { circles, sharedText, someText } }: InCirclesProps) {
  const here = circles.find((circle) => circle.surveyId === surveyId);
  if (here === undefined) return null;
  return (
    <section aria-labelledby="circles-title" className="grid content-start gap-3">
      <h2 id="circles-title">Beside your other circles</h2>
      <h3>What this circle sees</h3>
      <p className="portrait">{here.text}</p>
      <h3>What all of them see</h3>
      <p className="portrait">{sharedText}</p>
      {someText !== null && (
        <>
          <h3>What some of them see</h3>
          <p className="portrait">{someText}</p>
        </>
      )}
      <p className="no-print">
        <a className="link-line" href={paths.circles(surveyId)}>
          See all circles
        </a>
      </p>
    </section>
  );
}

interface ResultViewProps extends ResultsData {
  analysis: Analysis;
  /** Null if the page came without it. */
  parts: StaticParts | null;
}

/** One result: headline, window, portrait, question and step. The rest is folded below. */
export function ResultView(props: ResultViewProps) {
  const {
    survey,
    analysis,
    snapshots,
    plans = [],
    card,
    sharing,
    isComparable,
    circles,
    parts: sent,
  } = props;
  usePaperOpen();
  const parts = sent ?? lazyParts({ result: analysis, survey });
  const facilitator = useSharing(survey.id, sharing)?.facilitator ?? null;
  return (
    <article className="result">
      {facilitator?.sessionWith && (
        <Notice title={`${callName(facilitator.sessionWith)} has started your session`}>
          <p className="mt-2">
            <LinkButton look="primary" href={paths.meeting(survey.id)}>
              {joinSession}
            </LinkButton>
          </p>
        </Notice>
      )}
      <ResultHeader survey={survey} analysis={analysis} />
      <Story
        result={analysis}
        circles={circles && <InCircles surveyId={survey.id} comparison={circles} />}
        window={
          <>
            {parts.window}
            <TakeAlong
              surveyId={survey.id}
              isComparable={isComparable === true && !circles}
              isCircle={Boolean(circles)}
              facilitator={facilitator === null ? null : callName(facilitator.name)}
            />
          </>
        }
      >
        <StepPlan surveyId={survey.id} result={analysis} plans={plans} />
        <p className="no-print">
          <WayOn survey={survey} />
        </p>
      </Story>
      <SharingSection surveyId={survey.id} sharing={sharing} />
      <CoachButton survey={survey} />
      <div>
        <Fold id="card" title="Pictures of your window" onScreenOnly>
          <CardSection survey={survey} analysis={analysis} card={card} />
        </Fold>
        <MoreFolds result={analysis} snapshots={snapshots} parts={parts} />
        <Fold id="people" title="Who took part">
          <ParticipantsSection participants={analysis.participants} />
        </Fold>
        {snapshots.length > 1 && (
          <Fold id="earlier" title="Earlier results" hint="What they said, and what has changed" onScreenOnly>
            <EarlierResults surveyId={survey.id} result={analysis} snapshots={snapshots} />
          </Fold>
        )}
      </div>
      <SnapshotNote survey={survey} analysis={analysis} />
    </article>
  );
}

/** Which picture this is, who wrote its texts, when the next can come, and how to take it along. */
function SnapshotNote({ survey, analysis }: { survey: Survey; analysis: Analysis }) {
  return (
    <footer className="result-note">
      <p>
        Result {analysis.snapshot} of this round, made on <LocalDate iso={analysis.createdAt} />. It won’t
        change. {laterAnswersText(survey)}
      </p>
      <p role="status">{sourceText(analysis)}</p>
      <ExportLinks surveyId={survey.id} />
    </footer>
  );
}
