import { type ReactNode, useState } from "react";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { PortraitSentence } from "#src/shared/result/analysis.ts";
import { votesLabel } from "#src/shared/result/result-panes.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";

interface StoryProps {
  result: Analysis;
  /** Stays in sight while the rest is read. */
  window: ReactNode;
  /** What this circle and all circles see; left out where others read the result. */
  circles?: ReactNode;
  /** The one thing to try, and what to do about it. */
  children: ReactNode;
}

/** The window, and beside it the portrait, a question and a step. */
export function Story({ result, window, circles, children }: StoryProps) {
  return (
    <div className="story">
      <div className="story-window">{window}</div>
      <div className="story-text">
        <PortraitText result={result} />
        <p className="needs-script no-print text-sm text-muted">Tap a sentence to see the words behind it.</p>
        {circles}
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

type Result = Pick<Analysis, "words" | "responseCount" | "portrait">;

/** The portrait; a tap on a sentence shows the words that it rests on. */
export function PortraitText({ result }: { result: Result }) {
  const [open, setOpen] = useState<PortraitSentence | null>(null);
  return (
    <div className="portrait">
      {result.portrait.paragraphs.map((sentences) => (
        <div key={sentences[0]?.text}>
          <p>
            {sentences.map((sentence) => (
              <Sentence
                key={sentence.text}
                sentence={sentence}
                isOpen={sentence === open}
                onTap={() => setOpen(sentence === open ? null : sentence)}
              />
            ))}
          </p>
          {open !== null && sentences.includes(open) && (
            <p className="portrait-words" role="status">
              {wordsText(open.traitIds, result)}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

interface SentenceProps {
  sentence: PortraitSentence;
  isOpen: boolean;
  onTap: () => void;
}

function Sentence({ sentence: { text, traitIds }, isOpen, onTap }: SentenceProps) {
  if (traitIds.length === 0) return `${text} `;
  return (
    <>
      {/* A button's text doesn't flow with the lines around it. */}
      <span
        role="button"
        tabIndex={0}
        className="portrait-sentence"
        aria-expanded={isOpen}
        onClick={onTap}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          onTap();
        }}
      >
        {text}
      </span>{" "}
    </>
  );
}

/** "Calm (4 of 5), Modest (you alone)": each word with who picked it, as far as the result says. */
function wordsText(traitIds: readonly string[], { words, responseCount }: Result): string {
  const entries = traitIds.map((id) => {
    const word = words.find(({ traitId }) => traitId === id);
    const name = findTrait(id)?.name ?? id;
    if (word === undefined) return name;
    return `${name} (${word.quadrant === "facade" ? "you alone" : votesLabel(word, responseCount)})`;
  });
  return `${entries.join(", ")}.`;
}
