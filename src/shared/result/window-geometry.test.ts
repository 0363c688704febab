import { quadrants, type Evidence } from "./analysis.ts";
import {
  type PaneRect,
  type PaneWeights,
  type WindowGeometry,
  barRules,
  evenWeights,
  percent,
  resultWeights,
  windowBars,
  windowGeometry,
} from "./window-geometry.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const none = { width: 0, height: 0 };
const weight = fc.double({ min: 0, max: 1e6, noNaN: true });
const weights = fc.record({ arena: weight, blindSpot: weight, facade: weight, unknown: weight });
const anyNumber = fc.oneof(weight, fc.constantFrom(NaN, Infinity, -Infinity, -1));
const wildWeights = fc.record({
  arena: anyNumber,
  blindSpot: anyNumber,
  facade: anyNumber,
  unknown: anyNumber,
});

const area = ({ width, height }: PaneRect) => width * height;
const rects = (geometry: WindowGeometry) => quadrants.map((quadrant) => geometry[quadrant]);
const sum = (of: PaneWeights) => of.arena + of.blindSpot + of.facade + of.unknown;

describe("windowGeometry", () => {
  it("draws four equal panes when there is nothing to compare", () => {
    const half = { width: 0.5, height: 0.5 };
    const even = {
      arena: { x: 0, y: 0, ...half },
      blindSpot: { x: 0.5, y: 0, ...half },
      facade: { x: 0, y: 0.5, ...half },
      unknown: { x: 0.5, y: 0.5, ...half },
    };
    expect(windowGeometry(evenWeights)).toEqual(even);
    expect(windowGeometry({ arena: 0, blindSpot: 0, facade: 0, unknown: 0 })).toEqual(even);
  });

  it("fills the window without gap or overlap, whatever it is given", () => {
    fc.assert(
      fc.property(wildWeights, (some) => {
        const { arena, blindSpot, facade, unknown } = windowGeometry(some);
        expect(arena.width).toBe(facade.width);
        expect(blindSpot.width).toBe(unknown.width);
        expect(blindSpot.x).toBe(arena.width);
        expect(facade.y).toBe(arena.height);
        expect(unknown.y).toBe(blindSpot.height);
        expect([arena, blindSpot, facade, unknown].map(area).reduce((a, b) => a + b)).toBeCloseTo(1, 9);
      }),
    );
  });

  it("gives each pane its share of the area when none is held at a minimum", () => {
    fc.assert(
      fc.property(weights, (some) => {
        fc.pre(sum(some) > 1e-6);
        const geometry = windowGeometry(some, none);
        for (const quadrant of quadrants) {
          expect(area(geometry[quadrant])).toBeCloseTo(some[quadrant] / sum(some), 6);
        }
      }),
    );
  });

  it("leaves each pane room for its label", () => {
    fc.assert(
      fc.property(wildWeights, (some) => {
        for (const { width, height } of rects(windowGeometry(some))) {
          expect(width).toBeGreaterThanOrEqual(0.4 - 1e-9);
          expect(height).toBeGreaterThanOrEqual(0.3 - 1e-9);
        }
      }),
    );
  });
});

describe("windowBars", () => {
  it("stay within the percents that window.css can read, and within half a percent of the drawing", () => {
    fc.assert(
      fc.property(wildWeights, (some) => {
        const { upright, left, right } = windowBars(some);
        const { arena, blindSpot } = windowGeometry(some);
        for (const [bar, exact] of [
          [upright, arena.width],
          [left, arena.height],
          [right, blindSpot.height],
        ] as const) {
          expect(String(bar)).toMatch(/^[3-7]\d$/);
          expect(Math.abs(bar / 100 - exact)).toBeLessThanOrEqual(0.005 + 1e-9);
        }
      }),
    );
  });

  it("can be written as rules, for pages that move them without a script", () => {
    expect(barRules(".example", { upright: 40, left: 55, right: 30 })).toBe(
      ".example .window-side{--at:40%}.example .pane-arena{--at:55%}.example .pane-blindSpot{--at:30%}",
    );
  });
});

describe("resultWeights", () => {
  const words = (...evidence: Evidence[]) => evidence.map((each) => ({ evidence: each }));

  it("counts words that stand out, small ones of the arena a little, all that was kept, and a fixed quarter", () => {
    const result = resultWeights({
      arena: words("clear", "emerging", "single"),
      blindSpot: words("clear", "single", "single"),
      facade: words("none", "none", "none"),
      unknown: words("none"),
    });
    expect(result).toMatchObject({ arena: 2.4, blindSpot: 1, facade: 3 });
    expect(result.unknown / sum(result)).toBeCloseTo(0.25);
  });

  it("is even when no word stands out", () => {
    expect(resultWeights({ arena: [], blindSpot: words("single"), facade: [], unknown: [] })).toEqual(
      evenWeights,
    );
  });
});

describe("percent", () => {
  it.each([
    [0, "0%"],
    [0.625, "62.5%"],
    [1 / 3, "33.33%"],
    [1, "100%"],
  ])("writes %d as %s", (fraction, text) => {
    expect(percent(fraction)).toBe(text);
  });
});
