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
import { NextStep } from "./NextStep.tsx";
import { ParticipantsSection } from "./ParticipantsSection.tsx";
import { ResultHeader } from "./ResultHeader.tsx";
import { Story } from "./Story.tsx";
import { TakeAlong } from "./TakeAlong.tsx";
import { usePaperOpen } from "./use-paper-open.ts";

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
