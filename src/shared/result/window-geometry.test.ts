import { quadrants } from "./analysis.ts";
import {
  type PaneRect,
  type PaneWeights,
  type WindowGeometry,
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
  it("fills the window without gaps or overlaps, for any weights", () => {
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

  it("gives each pane its share of the area above the minimum", () => {
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
  it("stay within the percentages of window.css and half a percent of the drawing", () => {
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
});
