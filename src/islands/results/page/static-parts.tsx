import { AgreementLine, ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import { PredictionSection } from "#src/islands/results/measures/PredictionSection.tsx";
import { PaneSection } from "#src/islands/results/panes/PaneSection.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { luckIn } from "#src/shared/result/texts/evidence-text.ts";
import { traitNames } from "#src/shared/words/catalogue.ts";
import type { ReactNode } from "react";
import { evidenceLegend, confidenceCopy, confidenceText, canTell, cannotTell } from "./results-copy.ts";
import type { Agreement } from "#src/shared/result/analysis.ts";
import { agreementText } from "#src/shared/result/texts/agreement-text.ts";
import { IndexTable } from "#src/islands/results/measures/IndexTable.tsx";
import { people } from "#src/shared/survey/survey-stage.ts";

/** What the result is worth, in plain words. */
function LimitsSection({ result }: { result: Pick<Analysis, "words" | "responseCount"> }) {
  return (
    <section aria-labelledby="limits-title" className="result-limits">
      <h3 id="limits-title">What this can and can’t tell you</h3>
      <div className="result-pair">
        <Claims title="It can" claims={canTell(result)} />
        <Claims title="It can’t" claims={cannotTell(result)} />
      </div>
    </section>
  );
}

function Claims({ title, claims }: { title: string; claims: readonly string[] }) {
  return (
    <div>
      <h4>{title}</h4>
      <ul className="result-claims">
        {claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </div>
  );
}

interface ConfidenceSectionProps {
  result: Analysis;
  /** What the next result could change; null where none can come. */
  next: string | null;
}

/** How far the whole result can be trusted. */
function ConfidenceSection({ result, next }: ConfidenceSectionProps) {
  return (
    <section aria-labelledby="confidence-title" className="grid content-start gap-4">
      <h3 id="confidence-title">How far to trust it</h3>
      <p className="font-display text-xl">{confidenceCopy[result.confidence].name}</p>
      <p>
        {people(result.responseCount)} answered. {confidenceText(result)}
      </p>
      {next !== null && <p>{next}</p>}
    </section>
  );
}

/** How well the two lists agree as wholes: drawn, in a sentence, and as a table. */
function AgreementSection({ agreement }: { agreement: Agreement }) {
  return (
    <section aria-labelledby="agreement-title" className="grid content-start gap-4">
      <h3 id="agreement-title">How far you agree</h3>
      <AgreementLine agreement={agreement} />
      <p>{agreementText(agreement)}</p>
      <details className="text-sm">
        <summary className="twin-summary">Read the index as a table</summary>
        <IndexTable agreement={agreement} name="Agreement index" whose="Your words" />
      </details>
    </section>
  );
}

/**
 * What a result shows that reacts to nothing: its window, and what the folds hold. A page that knows the result sends them as
 * HTML (StaticPartIsland.tsx), and its script does without; where it doesn't, they are loaded (lazy-parts.tsx).
 */
export type StaticParts = Readonly<Record<"window" | "words" | "sure" | "guess", ReactNode>>;

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
  words: <Words result={result} />,
});

const WholeWindow = ({ result }: Pick<PartProps, "result">) => (
  <ResultWindow panes={resultPanes(result, (id) => traitNames([id]).join())} luck={luckIn(result)} />
);

/** Every word, pane by pane. */
function Words({ result }: Pick<PartProps, "result">) {
  const luck = luckIn(result);
  return resultPanes(result, (id) => traitNames([id]).join()).map((pane) => (
    <PaneSection key={pane.quadrant} pane={pane} luck={luck} />
  ));
}

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
