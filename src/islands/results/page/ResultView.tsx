import { later } from "#src/islands/kit/window/later.ts";
import { ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { luckIn } from "#src/shared/result/texts/evidence-text.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import type { Sharing } from "#src/shared/sharing/sharing.output.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { AgreementSection } from "#src/islands/results/measures/AgreementSection.tsx";
import { CoachButton } from "#src/islands/results/coach/CoachButton.tsx";
import { CardSection } from "#src/islands/results/card/CardSection.tsx";
import { ConfidenceSection } from "#src/islands/results/measures/ConfidenceSection.tsx";
import { Insight } from "#src/islands/results/panes/Insight.tsx";
import { LimitsSection } from "#src/islands/results/measures/LimitsSection.tsx";
import { NearMisses } from "#src/islands/results/panes/NearMisses.tsx";
import { NextStep } from "./NextStep.tsx";
import { PaneSection } from "#src/islands/results/panes/PaneSection.tsx";
import { ParticipantsSection } from "./ParticipantsSection.tsx";
import { PredictionSection } from "#src/islands/results/measures/PredictionSection.tsx";
import { ResultHeader } from "./ResultHeader.tsx";
import { RevealBar } from "#src/islands/results/panes/RevealBar.tsx";
import { SharingSection } from "#src/islands/results/sharing/SharingSection.tsx";
import { SnapshotNote } from "#src/islands/results/panes/SnapshotNote.tsx";
import { moreAnswersText } from "./more-answers-text.ts";
import { TimelineSection } from "#src/islands/results/measures/TimelineSection.tsx";
import { evidenceLegend } from "./results-copy.ts";
import { useReveal } from "#src/islands/results/panes/use-reveal.ts";

interface ResultViewProps {
  survey: Survey;
  analysis: Analysis;
  snapshots: readonly SnapshotSummary[];
  /** As the page came with it; undefined where it came without. */
  card: ShareCard | null | undefined;
  sharing: Sharing | undefined;
}

/** One snapshot: the window first, then what is in it, then how far to trust it, then what to do. */
export function ResultView({ survey, analysis, snapshots, card, sharing }: ResultViewProps) {
  const panes = resultPanes(analysis, (id) => findTrait(id)?.name ?? id);
  const luck = luckIn(analysis);
  const { summary } = analysis.insightSentences;
  const { isHydrated, opened, next, closed, openNext, openAll } = useReveal(analysis);
  const atTheEnd = later("unknown", next !== null);
  return (
    <article className="result" data-still={isHydrated ? undefined : ""}>
      <ResultHeader survey={survey} analysis={analysis} />
      <ResultWindow panes={panes} luck={luck} reveal closed={closed} />
      <section className="result-summary" aria-label="In short" {...atTheEnd}>
        <Insight sentences={summary.slice(0, -1)} result={analysis} />
      </section>
      <div {...atTheEnd}>
        <CoachButton survey={survey} analysis={analysis} />
      </div>
      <div>
        {panes.map((pane) => (
          <PaneSection
            key={pane.quadrant}
            pane={pane}
            luck={luck}
            result={analysis}
            isClosed={closed.includes(pane.quadrant)}
          />
        ))}
        <p className="result-legend">{evidenceLegend(analysis)}</p>
        {next !== null && <RevealBar opened={opened} next={next} onNext={openNext} onAll={openAll} />}
      </div>
      <div className="result" {...atTheEnd}>
        <Conclusions survey={survey} analysis={analysis} snapshots={snapshots} card={card} />
      </div>
      <SharingSection surveyId={survey.id} sharing={sharing} />
    </article>
  );
}

/** What follows from all panes together: how far to trust it, and what to do. */
function Conclusions({ survey, analysis, snapshots, card }: Omit<ResultViewProps, "sharing">) {
  return (
    <>
      <NearMisses words={analysis.words} responseCount={analysis.responseCount} />
      <div className="result-pair">
        <AgreementSection agreement={analysis.agreement} />
        <ConfidenceSection result={analysis} next={moreAnswersText(survey, analysis)} />
      </div>
      {analysis.prediction && <PredictionSection prediction={analysis.prediction} result={analysis} />}
      <TimelineSection snapshots={snapshots} />
      <LimitsSection words={analysis.words} />
      <div className="result-pair">
        <NextStep survey={survey} sentence={analysis.insightSentences.summary.at(-1)?.text ?? null} />
        <ParticipantsSection participants={analysis.participants} />
      </div>
      <CardSection analysis={analysis} card={card} isOpen={survey.status === "in_progress"} />
      <SnapshotNote survey={survey} analysis={analysis} />
    </>
  );
}
