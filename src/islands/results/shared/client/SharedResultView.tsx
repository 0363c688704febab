import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { staticParts } from "#src/islands/results/page/static-parts.tsx";
import { MoreFolds } from "#src/islands/results/page/MoreFolds.tsx";
import { olderScaleText, sourceText } from "#src/islands/results/page/results-copy.ts";
import { Story } from "#src/islands/results/page/Story.tsx";
import { headlineOf } from "#src/shared/result/headline.ts";
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
  const parts = staticParts({ result: analysis, next: null });
  const olderScale = olderScaleText(analysis);
  return (
    <article className="result">
      <p className="measure text-base text-muted">
        “{title}”, result {analysis.snapshot}, made on <LocalDate iso={analysis.createdAt} />. This is what{" "}
        {clientName} reads, so “you” means {clientName}.
      </p>
      {olderScale !== null && <p className="measure text-base text-muted">{olderScale}</p>}
      <h2 className="result-headline">{headlineOf(analysis)}</h2>
      <Story result={analysis} panes={panes} luck={luck} window={parts.window} />
      {children}
      <div>
        <MoreFolds result={analysis} snapshots={snapshots} parts={parts} />
      </div>
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
