import { traitNames } from "#src/shared/words/catalogue.ts";
import { quadrants, type Evidence, type Quadrant, type ScoredSurvey } from "./analysis.ts";
import { headlineOf } from "./headline.ts";
import { resultPanes, shownWords, wordsByQuadrant } from "./result-panes.ts";
import { resultWeights, windowGeometry, type PaneWeights } from "./window-geometry.ts";

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
