import type { ScoredWord } from "./analysis.ts";
import { resultPanes, shownWords, wordsByQuadrant } from "./result-panes.ts";
import { describe, expect, it } from "vitest";

const words: readonly ScoredWord[] = [
  { traitId: "kind", quadrant: "blindSpot", evidence: "clear", band: "most", count: 5 },
  { traitId: "calm", quadrant: "arena", evidence: "emerging", band: "several", count: 3 },
  { traitId: "bold", quadrant: "blindSpot", evidence: "single", band: "few", count: 1 },
  { traitId: "quiet", quadrant: "facade", evidence: "none", band: "none", count: 0 },
  { traitId: "shy", quadrant: "unknown", evidence: "none", band: "none", count: 0 },
];
const panes = resultPanes({ responseCount: 6, words }, (traitId) => traitId.toUpperCase());

describe("resultPanes", () => {
  it("sorts words into the four panes in order", () => {
    expect(panes.map(({ title, words: inPane }) => [title, inPane.map((word) => word.name)])).toEqual([
      ["Arena", ["CALM"]],
      ["Blind Spot", ["KIND", "BOLD"]],
      ["Façade", ["QUIET"]],
      ["Unknown", ["SHY"]],
    ]);
  });

  it("shows no number and no bar without counts in the snapshot", () => {
    const few = words.map((word) => ({ ...word, count: null }));
    const labels = resultPanes({ responseCount: 4, words: few }, String).flatMap((pane) => pane.words);
    expect(labels.map((word) => word.bandLabel)).toEqual(["several", "most", "a few", "nobody", "nobody"]);
    expect(labels.every((word) => word.share === null)).toBe(true);
  });
});

describe("shownWords", () => {
  it("folds single voices away, but never what was kept", () => {
    const { blindSpot, facade } = wordsByQuadrant(
      panes.map((pane) => ({ ...pane, words: shownWords(pane) })),
    );
    expect(blindSpot.map((word) => word.name)).toEqual(["KIND"]);
    expect(facade.map((word) => word.name)).toEqual(["QUIET"]);
  });
});
