import { useEffect } from "react";
import type { PanePlan as AccountPlan } from "#src/shared/pane-plan/pane-plan.output.ts";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { luckIn } from "#src/shared/result/texts/evidence-text.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { callName } from "#src/shared/account/call-name.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { CoachButton } from "#src/islands/results/coach/CoachButton.tsx";
import { CardSection } from "#src/islands/results/card/CardSection.tsx";
import { PanePlan } from "#src/islands/results/plan/PanePlan.tsx";
import { SharingSection } from "#src/islands/results/sharing/SharingSection.tsx";
import { SnapshotNote } from "#src/islands/results/panes/SnapshotNote.tsx";
import { Fold } from "./Fold.tsx";
import { lazyParts } from "./lazy-parts.tsx";
import { MoreFolds } from "./MoreFolds.tsx";
import type { StaticParts } from "./static-parts.tsx";
import { Story } from "./Story.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { surveyStage, openWindow, people } from "#src/shared/survey/survey-stage.ts";
import { splitParticipants } from "#src/shared/survey/participants.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { headlineOf } from "#src/shared/result/headline.ts";
import { olderScaleText } from "./results-copy.ts";
import { ResultFile } from "./ExportLinks.tsx";

/** Paper can't be tapped: while the page is printed, its folds are open. */
function usePaperOpen(): void {
  useEffect(() => {
    const opened: HTMLDetailsElement[] = [];
    const open = () => {
      for (const fold of document.querySelectorAll<HTMLDetailsElement>(
        "details:is(.fold, .pane-more):not([open])",
      )) {
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
}

/** What people do with a window as soon as they have seen it. */
function TakeAlong({ surveyId, facilitator, isComparable }: TakeAlongProps) {
  return (
    <p className="take-along no-print">
      <ResultFile surveyId={surveyId} format="pdf" />
      <a className="btn btn-secondary needs-script" href="#card">
        Make a card
      </a>
      {isComparable && (
        <a className="btn btn-secondary" href={paths.compareResults(surveyId)}>
          Compare rounds
        </a>
      )}
      {facilitator !== null && (
        <a className="btn btn-secondary needs-script" href="#sharing">
          Share with {facilitator}
        </a>
      )}
    </p>
  );
}

/** What someone would tell a friend about it; whose result it is, and from how many, is the small print. */
function ResultHeader({ survey, analysis }: { survey: Survey; analysis: Analysis }) {
  const { responseCount, createdAt, snapshot } = analysis;
  const olderScale = olderScaleText(analysis);
  return (
    <header className="grid gap-3">
      <p className="text-base text-muted">{survey.title}</p>
      <h1 className="result-headline">{headlineOf(analysis)}</h1>
      <p className="text-base text-muted">
        {/* Lines break after a dot, never before it. */}
        {people(responseCount)} answered{"\u00A0· "}
        <span className="whitespace-nowrap">
          <LocalDate iso={createdAt} />
        </span>
        {snapshot > 1 && `\u00A0· Result ${String(snapshot)}`}
      </p>
      {olderScale !== null && <p className="measure text-base text-muted">{olderScale}</p>}
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
            <li key={`${String(place)} ${name}`}>{name}</li>
          ))}
        </ul>
      )}
      <p className="text-base text-muted">
        {without > 0 && `${people(without)} gave no name. `}
        Nobody sees who picked what: names are stored apart from words.
      </p>
    </div>
  );
}

interface NextStepProps {
  survey: Survey;
  /** The one thing to try, from the summary; null where a writer left it out. */
  sentence: string | null;
}

/** One thing to do away from the screen, and the one way on from here. */
function NextStep({ survey, sentence }: NextStepProps) {
  return (
    <section aria-labelledby="next-title" className="grid content-start gap-4">
      <h2 id="next-title">One thing to try</h2>
      {sentence !== null && <p className="result-try">{sentence}</p>}
      <p className="no-print">
        <WayOn survey={survey} />
      </p>
    </section>
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

interface ResultViewProps {
  survey: Survey;
  analysis: Analysis;
  snapshots: readonly SnapshotSummary[];
  /** What the account has; undefined in the demo. */
  plans: readonly AccountPlan[] | undefined;
  /** As the page came with it; undefined where it came without. */
  card: ShareCard | null | undefined;
  sharing: Sharing | undefined;
  isComparable: boolean | undefined;
  /** null where the page came without. */
  parts: StaticParts | null;
}

/** One snapshot: a headline and the window, what the panes mean, what to ask and try. All the rest is folded below. */
export function ResultView(props: ResultViewProps) {
  const { survey, analysis, snapshots, plans, card, sharing, isComparable, parts: sent } = props;
  usePaperOpen();
  const panes = resultPanes(analysis, (id) => findTrait(id)?.name ?? id);
  const luck = luckIn(analysis);
  const parts = sent ?? lazyParts({ result: analysis, survey });
  const facilitator = sharing?.facilitator ?? null;
  const step = analysis.insightSentences.summary.at(-1)?.text ?? null;
  return (
    <article className="result">
      <ResultHeader survey={survey} analysis={analysis} />
      <Story
        result={analysis}
        panes={panes}
        luck={luck}
        planOf={(pane) => (
          <PanePlan
            surveyId={survey.id}
            pane={pane}
            account={plans?.find((plan) => plan.pane === pane.quadrant)}
          />
        )}
        window={
          <>
            {parts.window}
            <TakeAlong
              surveyId={survey.id}
              isComparable={isComparable}
              facilitator={facilitator === null ? null : callName(facilitator.name)}
            />
          </>
        }
      >
        <NextStep survey={survey} sentence={step} />
        <CoachButton survey={survey} analysis={analysis} />
      </Story>
      <SharingSection surveyId={survey.id} sharing={sharing} />
      <div>
        <Fold id="card" title="Pictures of your window" onScreenOnly>
          <CardSection analysis={analysis} card={card} isOpen={survey.status === "in_progress"} />
        </Fold>
        <MoreFolds result={analysis} snapshots={snapshots} parts={parts} />
        <Fold id="people" title="Who took part">
          <ParticipantsSection participants={analysis.participants} />
        </Fold>
      </div>
      <SnapshotNote survey={survey} analysis={analysis} />
    </article>
  );
}
