import { InsightText } from "#src/islands/results/panes/Insight.tsx";
import { PaneSection, paneId } from "#src/islands/results/panes/PaneSection.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { questionOf, withoutQuestions } from "#src/shared/result/question.ts";
import type { ResultPane } from "#src/shared/result/result-panes.ts";
import type { Luck } from "#src/shared/result/texts/evidence-text.ts";
import type { ReactNode } from "react";
import { PaneGlyph } from "#src/islands/kit/window/PaneGlyph.tsx";
import { quadrants } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/pane.ts";

/** On a phone, the window as a bar that stays in sight: each pane leads to what it means. */
function PaneNav() {
  return (
    <nav className="pane-nav no-print" aria-label="Panes">
      {quadrants.map((quadrant) => (
        <a key={quadrant} className={`pane-${quadrant}`} href={`#${paneId(quadrant)}`}>
          <PaneGlyph quadrant={quadrant} />
          {paneText[quadrant].name}
        </a>
      ))}
    </nav>
  );
}

interface StoryProps {
  result: Analysis;
  panes: readonly ResultPane[];
  luck: Luck | null;
  /** Stays in sight while the rest is read. */
  window: ReactNode;
  /** What the owner can plan from a pane. */
  planOf?: ((pane: ResultPane) => ReactNode) | undefined;
  /** What to do about it. */
  children?: ReactNode;
}

/** The window, and beside it what it tells: in short, pane by pane, and what to ask. */
export function Story({ result, panes, luck, window, planOf, children }: StoryProps) {
  return (
    <div className="story">
      <div className="story-window">{window}</div>
      <PaneNav />
      <div className="story-text">
        <section className="result-summary" aria-label="In short">
          <InsightText sentences={withoutQuestions(result.insightSentences.summary.slice(0, -1))} />
        </section>
        {panes.map((pane) => (
          <PaneSection key={pane.quadrant} pane={pane} luck={luck} result={result} plan={planOf?.(pane)} />
        ))}
        <section aria-labelledby="question-title" className="grid content-start gap-3">
          <h2 id="question-title">One question worth asking</h2>
          <p className="result-try">{questionOf(result)}</p>
        </section>
        {children}
      </div>
    </div>
  );
}
