import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ReactNode } from "react";
import { PortraitText } from "./PortraitText.tsx";

interface StoryProps {
  result: Analysis;
  /** Stays in sight while the rest is read. */
  window: ReactNode;
  /** The one thing to try, and what to do about it. */
  children: ReactNode;
}

/** The window, and beside it the portrait, a question and a step. */
export function Story({ result, window, children }: StoryProps) {
  return (
    <div className="story">
      <div className="story-window">{window}</div>
      <div className="story-text">
        <PortraitText result={result} />
        <p className="needs-script no-print text-sm text-muted">Tap a sentence to see the words behind it.</p>
        <section aria-labelledby="question-title" className="grid content-start gap-3">
          <h2 id="question-title">A question</h2>
          <p className="result-try">{result.portrait.question.text}</p>
        </section>
        {children}
      </div>
    </div>
  );
}

/** The step without anything to press, for someone who reads another person's result. */
export function StepText({ result }: { result: Analysis }) {
  return (
    <section aria-labelledby="next-title" className="grid content-start gap-3">
      <h2 id="next-title">One thing to try</h2>
      <p className="result-try">{result.portrait.step.text}</p>
    </section>
  );
}
