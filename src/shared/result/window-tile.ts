import { traitNames } from "#src/shared/words/catalogue.ts";
import { listNames, spellNumber } from "#src/shared/text/in-sentences.ts";
import {
  countsFrom,
  type Band,
  type ScoredWord,
  quadrants,
  type Evidence,
  type Quadrant,
  type ScoredSurvey,
} from "./analysis.ts";
import { findStory, type Result, type Story } from "./story.ts";
import { resultPanes, shownWords, wordsByQuadrant } from "./result-panes.ts";
import { resultWeights, windowGeometry, type PaneWeights } from "./window-geometry.ts";

/**
 * A result's finding in one sentence, for lists: "Eight of nine people called you witty. You didn’t." Only a
 * clear word counts as found. Without counts the sentence only says what people said.
 */
export function headlineOf(result: Result): string {
  const story = findStory(result);
  if (story.kind === "glimpse") return glimpseOf(story, result.responseCount);
  const { lead } = story;
  if (lead === null) return "People don’t agree on a word for you yet.";
  const turn = lead.quadrant === "arena" ? "So did you." : "You didn’t.";
  return `${whoSaid(lead, result.responseCount)} called you ${namesOf([lead])}. ${turn}`;
}

const mostNamed = 3;

function glimpseOf({ sharedHints, theirHints }: Story, responseCount: number): string {
  const people = spellNumber(responseCount);
  const said = (band: Band) => [...sharedHints, ...theirHints].filter((word) => word.band === band);
  const band = said("most").length > 0 ? "most" : "several";
  const words = said(band);
  if (words.length === 0)
    return responseCount < countsFrom
      ? `The ${people} who answered picked different words for you.`
      : `No word came from more than a third of the ${people}.`;
  const others = words.length > mostNamed ? ", among other words" : "";
  const who = band === "most" ? "Most" : "Several";
  return `${who} of the ${people} called you ${namesOf(words.slice(0, mostNamed))}${others}.`;
}

const namesOf = (words: readonly ScoredWord[]): string =>
  listNames(traitNames(words.map(({ traitId }) => traitId)).map((name) => name.toLowerCase()));

function whoSaid({ count }: ScoredWord, responseCount: number): string {
  const spell = responseCount > 20 ? String : spellNumber;
  const spelled = spell(count ?? 0);
  if (count === responseCount) return `All ${spelled} people`;
  return `${spelled.charAt(0).toUpperCase()}${spelled.slice(1)} of ${spell(responseCount)} people`;
}

/** A result at its smallest: its bars, the words that fit, and its headline. */
export interface WindowTile {
  readonly headline: string;
  readonly weights: PaneWeights;
  /** Strongest first. The Unknown's words were picked by nobody, so they are left out. */
  readonly words: Readonly<Partial<Record<Quadrant, TileWord[]>>>;
}

export interface TileWord {
  readonly name: string;
  readonly evidence: Evidence;
}

/** Lines that a tile has room for, from its top to its bottom (see tiles.css). */
const lines = 6;

/** The tile of a result or a snapshot. */
export function tileOf(result: Pick<ScoredSurvey, "responseCount" | "words">): WindowTile {
  const panes = resultPanes(result, (traitId) => traitNames([traitId]).join());
  const weights = resultWeights(wordsByQuadrant(panes));
  const geometry = windowGeometry(weights);
  const shown = wordsByQuadrant(panes.map((pane) => ({ ...pane, words: shownWords(pane) })));
  const wordsIn = (quadrant: Quadrant): TileWord[] =>
    shown[quadrant]
      .slice(0, Math.max(1, Math.floor(geometry[quadrant].height * lines)))
      .map(({ name, evidence }) => ({ name, evidence }));
  return {
    headline: headlineOf(result),
    weights,
    words: Object.fromEntries(
      quadrants.filter((quadrant) => quadrant !== "unknown").map((quadrant) => [quadrant, wordsIn(quadrant)]),
    ),
  };
}
