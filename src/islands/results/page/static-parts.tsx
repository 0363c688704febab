import type { ReactNode } from "react";
import { AgreementLine, ResultWindow } from "#src/islands/kit/window/ResultWindow.tsx";
import { IndexTable, PredictionSection } from "#src/islands/results/measures/PredictionSection.tsx";
import { PaneSection } from "./PaneSection.tsx";
import { groupBy } from "#src/shared/group-by.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { Agreement } from "#src/shared/result/analysis.ts";
import { resultPanes } from "#src/shared/result/result-panes.ts";
import { agreementText } from "#src/shared/result/texts/agreement-text.ts";
import { luckIn } from "#src/shared/result/texts/evidence-text.ts";
import { type Rising, afterMoreAnswers } from "#src/shared/survey/more-answers.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";
import { findTrait, traitNames } from "#src/shared/words/catalogue.ts";
import { canTell, cannotTell, confidenceCopy, confidenceText, evidenceLegend } from "./results-copy.ts";

/** How reliable the result is. */
function LimitsSection({ result }: { result: Pick<Analysis, "words" | "responseCount"> }) {
  return (
    <section aria-labelledby="limits-title" className="result-limits grid gap-6">
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
      <h4 className="font-[600]">{title}</h4>
      <ul className="result-claims">
        {claims.map((claim) => (
          <li key={claim}>{claim}</li>
        ))}
      </ul>
    </div>
  );
}

/** How far the whole result can be trusted. */
function ConfidenceSection({ result, next }: PartProps) {
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
        <summary className="link-line text-muted">Read the index as a table</summary>
        <IndexTable agreement={agreement} name="Agreement index" whose="Your words" />
      </details>
    </section>
  );
}

/**
 * The parts of a result without interaction. A page that knows the result sends them as HTML;
 * otherwise lazy-parts.tsx loads them.
 */
export type StaticParts = Readonly<Record<"window" | "words" | "sure" | "guess", ReactNode>>;

interface PartProps {
  result: Analysis;
  /** What the next result could change; null where none can come. */
  next: string | null;
}

/** All of them, for a page whose script has them anyway. */
export const staticParts = ({ result, next }: PartProps): StaticParts => ({
  window: <ResultWindow panes={panesOf(result)} luck={luckIn(result)} />,
  sure: <Sure result={result} next={next} />,
  guess: result.prediction && <PredictionSection prediction={result.prediction} result={result} />,
  words: <Words result={result} />,
});

const panesOf = (result: Analysis) => resultPanes(result, (id) => traitNames([id]).join());

/** Every word, pane by pane. */
function Words({ result }: Pick<PartProps, "result">) {
  const luck = luckIn(result);
  return panesOf(result).map((pane) => <PaneSection key={pane.quadrant} pane={pane} luck={luck} />);
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

export interface StaticPartIslandProps {
  part: keyof StaticParts;
  survey: Survey;
  result: Analysis;
}

/** One part of a result as HTML: it's drawn on the server, and no browser loads its script. */
export function StaticPartIsland({ part, survey, result }: StaticPartIslandProps) {
  return staticParts({ result, next: moreAnswersText(survey, result) })[part];
}

/**
 * What the next result could change; null if none can come. It takes `minResponses` new answers
 * (rule A2), so "two more" would promise what never shows.
 */
export function moreAnswersText(survey: Survey, analysis: Analysis): string | null {
  const isDue = survey.answersUntilReveal === 0;
  if (survey.status === "completed" && !isDue) return null;
  const more = survey.minResponses;
  const after = afterMoreAnswers(analysis, more);
  const grade = confidenceCopy[after.confidence].name.toLowerCase();
  const keeps = after.confidence === analysis.confidence ? "stay" : "become";
  const size = isDue
    ? `The next result will have at least ${after.responseCount} answers, ${unlessWithdrawn}. It would ${keeps} ${grade}`
    : `The next result comes after ${more} more answers: ${after.responseCount} in all, ${unlessWithdrawn}. It would ${keeps} ${grade}`;
  return [
    `${size}${after.bringsCounts ? ", with counts for every word" : ""}.`,
    ...risingText(after.rising, more),
    ...fallingText(after.falling),
  ].join(" ");
}

/** The answers of this result may be fewer in the next: peers can withdraw (rule A9). */
const unlessWithdrawn = "unless people withdraw theirs";

/** "Kind would be clear if 1 of the 3 picked it; warm if 2 did." The closest words, in two steps at most. */
function risingText(rising: readonly Rising[], more: number): string[] {
  const steps = [...groupBy(rising, ({ voices }) => voices)].slice(0, 2);
  if (steps.length === 0) return [];
  const parts = steps.map(([voices, words], step) => {
    const names = someNames(words.map(({ traitId }) => traitId));
    return step === 0
      ? `${names} would be clear if ${voices === more ? "all" : `${String(voices)} of the`} ${more} picked ${words.length === 1 ? "it" : "each"}`
      : `${names} if ${voices} did`;
  });
  return [`${capital(parts.join("; "))}.`];
}

function fallingText(falling: readonly string[]): string[] {
  if (falling.length === 0) return [];
  return [
    `${capital(someNames(falling))} would no longer be clear if nobody new picked ${falling.length === 1 ? "it" : "them"}.`,
  ];
}

const mostNames = 3;

function someNames(ids: readonly string[]): string {
  const names = ids.map((id) => (findTrait(id)?.name ?? id).toLowerCase());
  const shown =
    names.length > mostNames
      ? [...names.slice(0, mostNames - 1), `${names.length - mostNames + 1} more words`]
      : names;
  return listNames(shown);
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
