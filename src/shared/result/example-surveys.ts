import type { Band, Confidence, Evidence, Quadrant, ScoredWord } from "./analysis.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";

/** An invented person. */
export const exampleName = "Maya";

export interface ExampleSurvey {
  readonly responseCount: number;
  readonly confidence: Confidence;
  readonly words: readonly ScoredWord[];
}

/**
 * Three snapshots of the landing page's example, as the product scores the answers in the test beside this
 * file. The test fails if they differ: the example can't promise more than a real round.
 */
export const exampleSurveys: readonly ExampleSurvey[] = [
  {
    responseCount: 3,
    confidence: "firstGlimpse",
    words: words([
      ["calm", "arena", "said", "most", null],
      ["dependable", "arena", "said", "most", null],
      ["kind", "blindSpot", "said", "most", null],
      ["observant", "blindSpot", "said", "most", null],
      ["helpful", "blindSpot", "single", "few", null],
      ["logical", "arena", "single", "few", null],
      ["modest", "blindSpot", "single", "few", null],
      ["organized", "arena", "single", "few", null],
      ["patient", "blindSpot", "single", "few", null],
      ["warm", "blindSpot", "single", "few", null],
      ["witty", "blindSpot", "single", "few", null],
      ["independent", "facade", "none", "none", null],
      ["quiet", "facade", "none", "none", null],
    ]),
  },
  {
    responseCount: 6,
    confidence: "useful",
    words: words([
      ["dependable", "arena", "clear", "most", 5],
      ["kind", "blindSpot", "clear", "most", 5],
      ["observant", "blindSpot", "clear", "most", 4],
      ["witty", "blindSpot", "clear", "most", 4],
      ["calm", "arena", "emerging", "several", 3],
      ["organized", "arena", "emerging", "several", 3],
      ["modest", "blindSpot", "single", "few", 2],
      ["caring", "blindSpot", "single", "few", 1],
      ["clever", "blindSpot", "single", "few", 1],
      ["helpful", "blindSpot", "single", "few", 1],
      ["intelligent", "blindSpot", "single", "few", 1],
      ["knowledgeable", "blindSpot", "single", "few", 1],
      ["logical", "arena", "single", "few", 1],
      ["patient", "blindSpot", "single", "few", 1],
      ["warm", "blindSpot", "single", "few", 1],
      ["independent", "facade", "none", "none", 0],
      ["quiet", "facade", "none", "none", 0],
    ]),
  },
  {
    responseCount: 12,
    confidence: "solid",
    words: words([
      ["dependable", "arena", "clear", "most", 10],
      ["kind", "blindSpot", "clear", "most", 10],
      ["observant", "blindSpot", "clear", "most", 8],
      ["calm", "arena", "clear", "most", 7],
      ["witty", "blindSpot", "clear", "several", 6],
      ["organized", "arena", "emerging", "several", 5],
      ["warm", "blindSpot", "emerging", "several", 5],
      ["helpful", "blindSpot", "single", "few", 4],
      ["logical", "arena", "single", "few", 3],
      ["modest", "blindSpot", "single", "few", 2],
      ["caring", "blindSpot", "single", "few", 1],
      ["clever", "blindSpot", "single", "few", 1],
      ["intelligent", "blindSpot", "single", "few", 1],
      ["knowledgeable", "blindSpot", "single", "few", 1],
      ["mature", "blindSpot", "single", "few", 1],
      ["patient", "blindSpot", "single", "few", 1],
      ["quiet", "arena", "single", "few", 1],
      ["sensible", "blindSpot", "single", "few", 1],
      ["trustworthy", "blindSpot", "single", "few", 1],
      ["wise", "blindSpot", "single", "few", 1],
      ["independent", "facade", "none", "none", 0],
    ]),
  },
];

type Row = readonly [
  traitId: string,
  quadrant: Quadrant,
  evidence: Evidence,
  band: Band,
  count: number | null,
];

/** Adds the words that nobody picked, in catalogue order. */
function words(rows: readonly Row[]): readonly ScoredWord[] {
  const picked = rows.map(([traitId, quadrant, evidence, band, count]): ScoredWord => ({
    traitId,
    quadrant,
    evidence,
    band,
    count,
  }));
  const voiced = new Set(picked.map((word) => word.traitId));
  const nobody = picked[0]?.count === null ? null : 0;
  const rest = catalogue
    .filter((trait) => !voiced.has(trait.id))
    .map(({ id }): ScoredWord => ({
      traitId: id,
      quadrant: "unknown",
      evidence: "none",
      band: "none",
      count: nobody,
    }));
  return [...picked, ...rest];
}
