import { ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import type { Analysis } from "#src/shared/analysis.ts";
import { findTrait } from "#src/shared/catalogue.ts";
import { resultPanes } from "#src/shared/result-panes.ts";
import type { Survey } from "#src/shared/survey.ts";
import { AgreementSection } from "./AgreementSection.tsx";
import { ConfidenceSection } from "./ConfidenceSection.tsx";
import { Insight } from "./Insight.tsx";
import { LimitsSection } from "./LimitsSection.tsx";
import { NearMisses } from "./NearMisses.tsx";
import { NextStep } from "./NextStep.tsx";
import { PaneSection } from "./PaneSection.tsx";
import { ParticipantsSection } from "./ParticipantsSection.tsx";
import { ResultHeader } from "./ResultHeader.tsx";
import { SnapshotNote } from "./SnapshotNote.tsx";
import { moreAnswersText } from "./more-answers-text.ts";
import { evidenceLegend } from "./results-copy.ts";

interface ResultViewProps {
  survey: Survey;
  analysis: Analysis;
}

/** One snapshot: the window first, then what is in it, then how far to trust it, then what to do. */
export function ResultView({ survey, analysis }: ResultViewProps) {
  const panes = resultPanes(analysis, (id) => findTrait(id)?.name ?? id);
  const chance = chanceLevel(analysis);
  const { summary } = analysis.insightSentences;
  return (
    <article className="result">
      <ResultHeader survey={survey} analysis={analysis} />
      <ResultWindow panes={panes} reveal />
      <section className="result-summary" aria-label="In short">
        <Insight sentences={summary.slice(0, -1)} result={analysis} />
      </section>
      <div>
        {panes.map((pane) => (
          <PaneSection key={pane.quadrant} pane={pane} chance={chance} result={analysis} />
        ))}
        <p className="result-legend">{evidenceLegend(analysis)}</p>
      </div>
      <NearMisses words={analysis.words} responseCount={analysis.responseCount} />
      <div className="result-pair">
        <AgreementSection agreement={analysis.agreement} />
        <ConfidenceSection
          confidence={analysis.confidence}
          responseCount={analysis.responseCount}
          next={moreAnswersText(survey, analysis)}
        />
      </div>
      <LimitsSection />
      <div className="result-pair">
        <NextStep survey={survey} sentence={summary.at(-1)?.text ?? null} />
        <ParticipantsSection participants={analysis.participants} />
      </div>
      <SnapshotNote survey={survey} analysis={analysis} />
    </article>
  );
}

/** The share of the votes, 0-1, that a word would get if people picked blindly; null where counts are kept back. */
function chanceLevel({ words, responseCount }: Analysis): number | null {
  const votes = words.reduce((sum, { count }) => sum + (count ?? 0), 0);
  return votes === 0 ? null : votes / (words.length * responseCount);
}
