import { catalogue } from "#src/shared/words/catalogue.ts";
import { shownAnalysis } from "#tests/factories/shown-analysis.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Evidence } from "./analysis.ts";
import { headlineOf, tileOf } from "./window-tile.ts";
import { heightOf, linesOf, meanSide, windowLettering } from "./lettering.ts";
import { resultPanes, shownWords } from "./result-panes.ts";
import { resultWeights, windowGeometry } from "./window-geometry.ts";

const word = fc.record({
  name: fc.constantFrom(...catalogue.map(({ name }) => name)),
  evidence: fc.constantFrom<Evidence>("clear", "emerging"),
});
const words = (most: number) =>
  fc.uniqueArray(word, { selector: ({ name }) => name, minLength: 0, maxLength: most });
const own = words(10).map((list) => list.map(({ name }) => ({ name, evidence: "none" as const })));
const anyWindow = fc.record({
  arena: words(10),
  blindSpot: words(30),
  facade: own,
  unknown: fc.constant([]),
});

const letteringOf = (window: Parameters<typeof windowLettering>[0]) => {
  const geometry = windowGeometry(resultWeights(window));
  return { geometry, lettering: windowLettering(window, geometry) };
};

/** The style sheet's letter sizes for a width. */
const lettersIn = (room: { width: number; height: number }, size: number, widest: number) =>
  Math.max(14, Math.min((meanSide(room) * size) / 160, (room.width * 10) / widest));

const clear = (...names: string[]) => names.map((name) => ({ name, evidence: "clear" as const }));
const hint = (...names: string[]) => names.map((name) => ({ name, evidence: "emerging" as const }));

describe("windowLettering", () => {
  it.each([
    ["phone", 280, 575, "narrow", { width: 18, height: 58 }],
    ["wider screen", 480, 1152, "wide", { width: 40, height: 72 }],
  ] as const)("fits every word on a %s into its pane", (_, from, to, fit, inset) => {
    fc.assert(
      fc.property(anyWindow, fc.integer({ min: from, max: to }), (window, width) => {
        const { geometry, lettering } = letteringOf(window);
        for (const quadrant of ["arena", "blindSpot", "facade"] as const) {
          const set = lettering[quadrant];
          if (set === undefined) continue;
          const pane = geometry[quadrant];
          const room = { width: width * pane.width - inset.width, height: 416 * pane.height - inset.height };
          const shown = linesOf(window[quadrant], set[fit]);
          const letters = lettersIn(room, set.size, set.widest);
          const height = heightOf(shown, letters, room);
          // Only the empty parts of lines may overlap the edge.
          expect(height).toBeLessThanOrEqual(room.height + 0.14 * letters);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    [358, 416, { width: 18, height: 58 }],
    [504, 576, { width: 40, height: 72 }],
    [720, 416, { width: 40, height: 72 }],
  ])("keeps hints smaller than clear words of other panes, in %i by %i pixels", (width, height, inset) => {
    const { geometry, lettering } = letteringOf({
      arena: [...clear("Dependable", "Calm"), ...hint("Observant", "Organized")],
      blindSpot: [...clear("Witty", "Kind"), ...hint("Warm")],
      facade: [],
      unknown: [],
    });
    const letters = (quadrant: "arena" | "blindSpot") => {
      const pane = geometry[quadrant];
      const room = { width: width * pane.width - inset.width, height: height * pane.height - inset.height };
      const { size = 0, widest = 1 } = lettering[quadrant] ?? {};
      return lettersIn(room, size, widest);
    };
    expect(letters("blindSpot") * 0.76).toBeLessThanOrEqual(letters("arena"));
    expect(letters("arena") * 0.76).toBeLessThanOrEqual(letters("blindSpot"));
  });
});

const anyResult = fc
  .array(fc.nat(40), { minLength: 3, maxLength: 9 })
  .map((peers) => shownAnalysis({ peerPicks: peers.map((peer) => wordsFrom(peer)) }));

it("the description names each pane's strongest words, none of the Unknown, and no number", () => {
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
