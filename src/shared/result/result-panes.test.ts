import type { ScoredWord } from "./analysis.ts";
import {
  bandLabel,
  foldedTitle,
  resultPanes,
  shownWords,
  votesLabel,
  wordsByQuadrant,
} from "./result-panes.ts";
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
  it("sorts words into the four panes in window order, keeping theirs", () => {
    expect(panes.map(({ title, words: inPane }) => [title, inPane.map((word) => word.name)])).toEqual([
      ["Arena", ["CALM"]],
      ["Blind Spot", ["KIND", "BOLD"]],
      ["Façade", ["QUIET"]],
      ["Unknown", ["SHY"]],
    ]);
  });

  it("says no number, and draws no bar, while a snapshot carries none", () => {
    const few = words.map((word) => ({ ...word, count: null }));
    const labels = resultPanes({ responseCount: 4, words: few }, String).flatMap((pane) => pane.words);
    expect(labels.map((word) => word.bandLabel)).toEqual(["several", "most", "a few", "nobody", "nobody"]);
    expect(labels.every((word) => word.share === null)).toBe(true);
  });
});

describe("bandLabel", () => {
  it("counts against all answers once it may", () => {
    expect(bandLabel({ band: "most", count: 5 }, 6)).toBe("5 of 6");
    expect(bandLabel({ band: "none", count: 0 }, 6)).toBe("nobody");
  });
});

it.each([
  [{ band: "most", count: null }, "most of them"],
  [{ band: "most", count: 5 }, "5 of 6"],
  [{ band: "none", count: null }, "nobody"],
] as const)("votesLabel of %j is %s", (word, label) => {
  expect(votesLabel(word, 6)).toBe(label);
});

describe("shownWords", () => {
  it("folds single voices away, and never what was kept", () => {
    const { blindSpot, facade } = wordsByQuadrant(
      panes.map((pane) => ({ ...pane, words: shownWords(pane) })),
    );
    expect(blindSpot.map((word) => word.name)).toEqual(["KIND"]);
    expect(facade.map((word) => word.name)).toEqual(["QUIET"]);
  });
});

it("folded words are more only beside others", () => {
  const counted = [{ share: 0.2 }, { share: 0.1 }];
  expect([foldedTitle(counted, 2), foldedTitle(counted, 0), foldedTitle([{ share: 0.2 }], 0)]).toEqual([
    "2 more that could be chance",
    "2 words that could be chance",
    "1 word that could be chance",
  ]);
});

it("folded words of a few answers are nothing that chance was looked for in", () => {
  expect(foldedTitle([{ share: null }, { share: null }], 1)).toBe("2 more that a few people picked");
});
