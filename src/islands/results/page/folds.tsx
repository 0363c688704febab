import { type ReactNode, useEffect, useRef } from "react";
import { TimelineSection } from "#src/islands/results/measures/TimelineSection.tsx";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { confidenceCopy } from "./results-copy.ts";
import type { StaticParts } from "./static-parts.tsx";

interface FoldProps {
  id: string;
  title: string;
  /** A summary while it's closed. */
  hint?: string | undefined;
  /** Useless on paper and without scripts. */
  onScreenOnly?: boolean | undefined;
  children: ReactNode;
}

/** A part that few people read. A link to it opens it, and so does printing. */
export function Fold({ id, title, hint, onScreenOnly = false, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const openIfAsked = () => {
      if (fold.current !== null && location.hash === `#${id}`) fold.current.open = true;
    };
    openIfAsked();
    addEventListener("hashchange", openIfAsked);
    return () => removeEventListener("hashchange", openIfAsked);
  }, [id]);
  return (
    <details ref={fold} id={id} className={onScreenOnly ? "fold needs-script no-print" : "fold"}>
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
        {hint !== undefined && <span className="text-(length:--text-base) text-muted">{hint}</span>}
      </summary>
      <section className="fold-body" aria-labelledby={`${id}-title`}>
        {children}
      </section>
    </details>
  );
}

interface MoreFoldsProps {
  result: Analysis;
  snapshots: readonly SnapshotSummary[];
  parts: StaticParts;
}

/** Every word with its picks and how far to trust them, for people who want details. */
export function MoreFolds({ result, snapshots, parts }: MoreFoldsProps) {
  const { responseCount, prediction, confidence } = result;
  return (
    <>
      <Fold id="words" title="Every word" hint="Pane by pane, with how often each was picked">
        {parts.words}
      </Fold>
      <Fold
        id="sure"
        title="How sure is this?"
        hint={`${confidenceCopy[confidence].name}: ${people(responseCount)} answered`}
      >
        {parts.sure}
        <TimelineSection snapshots={snapshots} />
        {prediction && (
          <section id="guess" aria-labelledby="guess-title" className="grid content-start gap-4">
            <h3 id="guess-title">How well you read them</h3>
            {parts.guess}
          </section>
        )}
      </Fold>
    </>
  );
}
