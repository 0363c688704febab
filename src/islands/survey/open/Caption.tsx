import { Notice, ProblemNotice } from "#src/islands/kit/ui/Notice.tsx";
import { useHasUnsavedWords } from "#src/islands/survey/words/picked-words.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { InsightKey, Quadrant, ScoredWord } from "#src/shared/result/analysis.ts";
import { paneText } from "#src/shared/result/result-names.ts";
import { findStory } from "#src/shared/result/story.ts";
import { paths } from "#src/shared/site/paths.ts";
import { glimpseText, isGlimpse, settledText } from "#src/shared/survey/settled-text.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { listNames, spellNumber } from "#src/shared/text/in-sentences.ts";
import { traitNames } from "#src/shared/words/catalogue.ts";
import { guessedWords } from "#src/shared/words/prediction-words.ts";
import { shuffled } from "#src/shared/words/shuffled.ts";

/** Warns that words being picked on the round's page would be lost. */
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
  /** Said before opening, which makes the result. */
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
      <ProblemNotice problem={problem} title="The window didn’t open" />
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
        <p>{glimpseText(minResponses)}</p>
        <p>You can’t change your own words after this.</p>
        <Unsaved survey={survey} />
      </>
    );
  }
  return (
    <>
      <h1>Your window is ready</h1>
      <p>
        {asks ? (
          settledText(survey)
        ) : (
          <>
            Part the curtains when you’re ready to see “<bdi>{survey.title}</bdi>”.
          </>
        )}
      </p>
      {asks && <Unsaved survey={survey} />}
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words first, then what they mean: the text comes after the drawing. */
function BeatCaption({ beat: { name, title, words, text } }: { beat: Beat }) {
  const isPane = name !== "bet" && name !== "name" && name !== "end";
  return (
    <>
      {isPane && <p className="text-(length:--text-sm) text-[#afa697]">{paneText[name].name}</p>}
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

/** One step of the reveal: panes that are lit, and what's said. */
export interface Beat {
  readonly name: Exclude<Quadrant, "unknown"> | "bet" | "name" | "end";
  readonly title: string;
  /** What screen readers hear in place of the drawing. */
  readonly words: readonly string[];
  readonly text: string;
}

const nameOf = (traitId: string): string => traitNames([traitId]).join("").toLowerCase();
const named = (words: readonly ScoredWord[]): readonly string[] =>
  traitNames(words.map(({ traitId }) => traitId));

/** The word that most people picked; below five answers one that most did. Null where there's none. */
function strongestOf(result: Analysis): ScoredWord | null {
  const { kind, lead, sharedHints, theirHints } = findStory(result);
  if (kind !== "glimpse") return lead;
  return [...theirHints, ...sharedHints].find(({ band }) => band === "most") ?? null;
}

/** Words to bet on: the strongest, two own, two that nobody picked; none without a lead or after a guess. */
export function betWords(result: Analysis): readonly string[] {
  const strongest = strongestOf(result);
  if (strongest === null || result.prediction !== null) return [];
  const { shared, sharedHints, returned, alone } = findStory(result);
  const isBehind = (word: ScoredWord) =>
    strongest.count === null ? word.band !== "most" : (word.count ?? 0) < strongest.count;
  const own = [...shared, ...sharedHints, ...returned, ...alone].filter(isBehind).slice(0, 2);
  const unpicked = result.words.filter(({ quadrant }) => quadrant === "unknown").slice(0, 2);
  const words = [strongest, ...own, ...unpicked].map(({ traitId }) => traitId);
  return words.length < 5 ? [] : shuffled(words, result.id);
}

/**
 * The steps of a reveal, up to what others see and the person doesn't, or else what both see.
 *
 * @param sentence what this circle and others see, to end on; null without others
 */
export function beatsOf(
  result: Analysis,
  bet: string | null,
  sentence: string | null = null,
): readonly Beat[] {
  const { shared, theirs, sharedHints, theirHints, returned, alone } = findStory(result);
  const said = (pane: InsightKey) =>
    result.portrait.paragraphs.flat().find((sentence) => sentence.pane === pane)?.text ?? "";
  const small = returned.length > 0 ? "The small words came up too rarely to tell them from chance." : "";
  const both: Beat = {
    name: "arena",
    title: "You both see",
    words: named([...shared, ...sharedHints, ...returned]),
    text: [said("arena"), small].join(" ").trim(),
  };
  const mine: Beat = { name: "facade", title: "Only you picked", words: named(alone), text: said("facade") };
  const new_ = [...theirs, ...theirHints];
  const news: Beat = {
    name: "blindSpot",
    title: "They see, and you don’t",
    words: named(new_),
    text: said("blindSpot"),
  };
  const betBeat: Beat = {
    name: "bet",
    title: result.prediction === null ? "Your bet" : "Your guess",
    words: [],
    text: betText(result, bet),
  };
  const { name: title, step } = result.portrait;
  const end: Beat[] =
    sentence === null
      ? [{ name: "end", title, words: [], text: step.text }]
      : [
          { name: "name", title, words: [], text: "" },
          { name: "end", title: sentence, words: [], text: step.text },
        ];
  const hasBoth = both.words.length > 0;
  const middle = [...(alone.length > 0 ? [mine] : []), ...(betBeat.text === "" ? [] : [betBeat])];
  return new_.length > 0
    ? [...(hasBoth ? [both] : []), ...middle, news, ...end]
    : [...middle, ...(hasBoth ? [{ ...both, title: "You see what they see" }] : []), ...end];
}

function betText(result: Analysis, bet: string | null): string {
  if (result.prediction !== null) {
    const { seen } = guessedWords(result.words, result.prediction.traitIds);
    return seen.length === 0
      ? "None of the words that you’d guessed stands out."
      : `You’d guessed ${listNames(named(seen).map((name) => name.toLowerCase()))}, and they picked ${seen.length === 1 ? "it" : "them"}.`;
  }
  const strongest = strongestOf(result);
  if (bet === null || strongest === null) return "";
  if (bet === strongest.traitId)
    return `You bet on ${nameOf(bet)}, and you were right. ${votesText(strongest, result)}`;
  if (strongest.quadrant === "blindSpot")
    return `You bet on ${nameOf(bet)}. It’s another word, and it isn’t on your list.`;
  return `You bet on ${nameOf(bet)}. It’s ${nameOf(strongest.traitId)}. ${votesText(strongest, result)}`;
}

function votesText({ count }: ScoredWord, { responseCount }: Analysis): string {
  if (count === null) return "Most of them picked it.";
  const people = `${spellNumber(count)} of ${spellNumber(responseCount)}`;
  return `${people.charAt(0).toUpperCase()}${people.slice(1)} picked it.`;
}
