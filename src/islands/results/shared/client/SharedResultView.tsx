import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import { AgreementSection } from "#src/islands/results/measures/AgreementSection.tsx";
import { ConfidenceSection } from "#src/islands/results/measures/ConfidenceSection.tsx";
import { LimitsSection } from "#src/islands/results/measures/LimitsSection.tsx";
import { PredictionSection } from "#src/islands/results/measures/PredictionSection.tsx";
import { TimelineSection } from "#src/islands/results/measures/TimelineSection.tsx";
import { evidenceLegend, sourceText } from "#src/islands/results/page/results-copy.ts";
import { Insight } from "#src/islands/results/panes/Insight.tsx";
import { NearMisses } from "#src/islands/results/panes/NearMisses.tsx";
import { PaneSection } from "#src/islands/results/panes/PaneSection.tsx";
import { luckIn } from "#src/shared/result/texts/evidence-text.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import type { SharedResult } from "#src/shared/sharing/shared-result.ts";
import type { ReactNode } from "react";
import { findTrait } from "#src/shared/words/catalogue.ts";

/** A client's result as they read it themselves, with nothing on it to change. */
export function SharedResultView({ result, children }: SharedViewProps) {
  const { clientName, title, analysis, snapshots } = result;
  const panes = resultPanes(analysis, (id) => findTrait(id)?.name ?? id);
  const luck = luckIn(analysis);
  return (
    <article className="result">
      <p className="measure text-base text-muted">
        “{title}”, result {analysis.snapshot}, made on <LocalDate iso={analysis.createdAt} />. This is what{" "}
        {clientName} reads, so “you” means {clientName}.
      </p>
      <ResultWindow panes={panes} luck={luck} />
      <section className="result-summary" aria-label="In short">
        <Insight sentences={analysis.insightSentences.summary.slice(0, -1)} result={analysis} />
      </section>
      <div>
        {panes.map((pane) => (
          <PaneSection
            key={pane.quadrant}
            pane={pane}
            luck={luck}
            result={analysis}
            isClosed={false}
            withPlan={false}
          />
        ))}
        <p className="result-legend">{evidenceLegend(analysis)}</p>
      </div>
      <NearMisses words={analysis.words} responseCount={analysis.responseCount} />
      <AgreementSection agreement={analysis.agreement} />
      <ConfidenceSection result={analysis} next={null} />
      {analysis.prediction && <PredictionSection prediction={analysis.prediction} result={analysis} />}
      <TimelineSection snapshots={snapshots} />
      {children}
      <LimitsSection words={analysis.words} />
      <footer className="result-note">
        <p role="status">{sourceText(analysis)}</p>
      </footer>
    </article>
  );
}

interface SharedViewProps {
  result: SharedResult;
  /** What else the facilitator can see of them, beside how the results of this round followed each other. */
  children: ReactNode;
}
