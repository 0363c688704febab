import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import { quadrants } from "./analysis.ts";
import { headlineOf } from "./headline.ts";
import { resultPanes, shownWords } from "./result-panes.ts";
import { tileOf } from "./window-tile.ts";

const anyResult = fc
  .array(fc.nat(40), { minLength: 3, maxLength: 9 })
  .map((peers) => shownAnalysis({ peerPicks: peers.map((peer) => wordsFrom(peer)) }));

it("names the strongest of the words that each pane shows, none of the Unknown, and no number", () => {
  fc.assert(
    fc.property(anyResult, (result) => {
      const { headline, words } = tileOf(result);
      expect(headline).toBe(headlineOf(result));
      expect(words.unknown).toBeUndefined();
      for (const pane of resultPanes(result, String)) {
        const named = words[pane.quadrant] ?? [];
        const shown = pane.quadrant === "unknown" ? [] : shownWords(pane);
        expect(named.map(({ evidence }) => evidence)).toEqual(
          shown.slice(0, named.length).map(({ evidence }) => evidence),
        );
        if (shown.length > 0) expect(named.length).toBeGreaterThan(0);
        for (const word of named) expect(Object.keys(word)).toEqual(["name", "evidence"]);
      }
    }),
  );
});

it("has no more lines than its window", () => {
  const { words } = tileOf(shownAnalysis({ peerPicks: [0, 1, 2, 3, 4].map((peer) => wordsFrom(peer)) }));
  const lines = quadrants.map((quadrant) => words[quadrant]?.length ?? 0);
  expect((lines[0] ?? 0) + (lines[2] ?? 0)).toBeLessThanOrEqual(6);
});
