import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { useHasUnsavedWords } from "#src/islands/survey/words/use-word-draft.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { paths } from "#src/shared/site/paths.ts";
import { spellNumber } from "#src/shared/text/in-sentences.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { settledText } from "#src/shared/survey/settled-text.ts";
import { isGlimpse, type Beat } from "./beats.ts";

/** What is being picked on the round's page, and would be lost. */
function Unsaved({ survey: { id, traits, predictedTraits } }: { survey: Survey }) {
  const hasWords = useHasUnsavedWords(id, "words", traits);
  const hasGuess = useHasUnsavedWords(id, "guess", predictedTraits);
  const what = [hasWords && "change to your own words", hasGuess && "guess"].filter((each) => each !== false);
  if (what.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>
        You haven’t saved your {what.join(" and your ")} yet, so it won’t count.{" "}
        <a href={paths.assessment(id)}>Save it first</a>
      </p>
    </Notice>
  );
}

interface CaptionProps {
  survey: Survey;
  /** null while the window is closed. */
  beat: Beat | null;
  /** Someone is asked to bet. */
  isBetting: boolean;
  /** Opening makes the result, so it says first what that settles. */
  asks: boolean;
  isBusy: boolean;
  problem: string | null;
}

/** What is said below the window. Read out as it changes: the drawing is hidden from screen readers. */
export function Caption({ survey, beat, isBetting, asks, isBusy, problem }: CaptionProps) {
  return (
    <div className="opening-caption" aria-live="polite">
      {beat !== null ? (
        <BeatCaption key={beat.name} beat={beat} />
      ) : isBetting ? (
        <>
          <h1>Which of these did most people pick?</h1>
          <p>One tap, before you see anything.</p>
        </>
      ) : (
        <Closed survey={survey} asks={asks} isBusy={isBusy} />
      )}
      {problem !== null && (
        <Notice tone="error" title="The window didn’t open">
          <p>{problem}</p>
        </Notice>
      )}
    </div>
  );
}

function Closed({ survey, asks, isBusy }: Pick<CaptionProps, "survey" | "asks" | "isBusy">) {
  if (isBusy)
    return (
      <>
        <h1>Your window is ready</h1>
        <p>Your result is being written.</p>
      </>
    );
  if (asks && isGlimpse(survey)) {
    const { peerAssessmentCount: count, minResponses } = survey;
    return (
      <>
        <h1>{count === 1 ? "One person has" : `${capital(spellNumber(count))} people have`} answered</h1>
        <p>
          You can open a first glimpse: what most of them said, without numbers. Your portrait needs five
          answers. If you open now, the next result comes after {spellNumber(minResponses)} more.
        </p>
        <p>You can’t change your own words after this.</p>
        <Unsaved survey={survey} />
      </>
    );
  }
  return (
    <>
      <h1>Your window is ready</h1>
      <p>{asks ? settledText(survey) : `Part the curtains when you’re ready to see “${survey.title}”.`}</p>
      {asks && <Unsaved survey={survey} />}
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words first, then what they mean: the text comes after the drawing. */
function BeatCaption({ beat: { name, title, words, text } }: { beat: Beat }) {
  const isPane = name !== "bet" && name !== "end";
  return (
    <>
      {isPane && <p className="opening-pane">{paneText[name].name}</p>}
      <h1>{title}</h1>
      {isPane && <p className="sr-only">{words.length === 0 ? "No words." : `${words.join(", ")}.`}</p>}
      {text !== "" && (
        <p className="opening-text">
          {name === "end" && <strong>One thing to try: </strong>}
          {text}
        </p>
      )}
    </>
  );
}
