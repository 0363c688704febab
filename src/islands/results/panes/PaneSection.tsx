import { PaneGlyph } from "#src/islands/kit/window/PaneGlyph.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Quadrant } from "#src/shared/result/analysis.ts";
import type { Luck } from "#src/shared/result/texts/evidence-text.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import { withoutQuestions } from "#src/shared/result/question.ts";
import { blindSpotMeaning, paneCopy } from "#src/islands/results/page/results-copy.ts";
import type { ReactNode } from "react";
import { InsightText, InsightWords } from "./Insight.tsx";
import { PaneWords } from "./PaneWords.tsx";

interface PaneSectionProps {
  pane: ResultPane;
  luck: Luck | null;
  result: Analysis;
  /** Left out where someone other than the owner reads: a plan is the owner's alone. */
  plan?: ReactNode;
}

export const paneId = (quadrant: Quadrant): string => `pane-${quadrant}`;

/** What a pane means, in a few sentences. Its words, their numbers and a plan are one tap further; so is all of the Unknown. */
export function PaneSection({ pane, luck, result, plan }: PaneSectionProps) {
  const { quadrant, title } = pane;
  const id = paneId(quadrant);
  const sentences = withoutQuestions(result.insightSentences[quadrant]);
  return (
    <section id={id} tabIndex={-1} className={`result-pane pane-${quadrant}`} aria-labelledby={`${id}-name`}>
      <p id={`${id}-name`} className="pane-name">
        <PaneGlyph quadrant={quadrant} />
        {title}
      </p>
      <h2>{paneCopy[quadrant].lead}</h2>
      {quadrant !== "unknown" && <InsightText sentences={sentences} />}
      <details className="pane-more">
        <summary className="result-fold">{moreLabel(pane)}</summary>
        <div className="pane-more-body">
          {quadrant === "unknown" && <InsightText sentences={sentences} />}
          <PaneWords pane={pane} luck={luck} />
          {quadrant === "blindSpot" && <p className="text-base text-muted">{blindSpotMeaning}</p>}
          <InsightWords sentences={sentences} result={result} />
          {plan}
        </div>
      </details>
    </section>
  );
}

function moreLabel({ title, words }: ResultPane): string {
  if (words.length === 0) return `Look closer at the ${title}`;
  return `Look closer at the ${title}: ${String(words.length)}\u00A0${words.length === 1 ? "word" : "words"}`;
}
