import { ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import { AgreementSection } from "#src/islands/results/measures/AgreementSection.tsx";
import { ConfidenceSection } from "#src/islands/results/measures/ConfidenceSection.tsx";
import { LimitsSection } from "#src/islands/results/measures/LimitsSection.tsx";
import { PredictionSection } from "#src/islands/results/measures/PredictionSection.tsx";
import { NearMisses } from "#src/islands/results/panes/NearMisses.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { luckIn } from "#src/shared/result/texts/evidence-text.ts";
import { traitNames } from "#src/shared/words/catalogue.ts";
import type { ReactNode } from "react";
import { evidenceLegend } from "./results-copy.ts";

/**
 * What a result shows that reacts to nothing: its window, and what the folds hold. A page that knows the result sends them as
 * HTML (StaticPartIsland.tsx), and its script does without; where it doesn't, they are loaded (lazy-parts.tsx).
 */
export type StaticParts = Readonly<Record<"window" | "sure" | "guess" | "near", ReactNode>>;

interface PartProps {
  result: Analysis;
  /** What the next result could change; null where none can come. */
  next: string | null;
}

/** All of them, for a page whose script has them anyway. */
export const staticParts = ({ result, next }: PartProps): StaticParts => ({
  window: <WholeWindow result={result} />,
  sure: <Sure result={result} next={next} />,
  guess: result.prediction && <PredictionSection prediction={result.prediction} result={result} />,
  near: <NearMisses words={result.words} responseCount={result.responseCount} />,
});

const WholeWindow = ({ result }: Pick<PartProps, "result">) => (
  <ResultWindow panes={resultPanes(result, (id) => traitNames([id]).join())} luck={luckIn(result)} />
);

/** How far to trust the result, and what it's worth. */
function Sure({ result, next }: PartProps) {
  return (
    <>
      <div className="result-pair">
        <ConfidenceSection result={result} next={next} />
        <AgreementSection agreement={result.agreement} />
      </div>
      <p className="measure">{evidenceLegend(result)}</p>
      <LimitsSection result={result} />
    </>
  );
}
