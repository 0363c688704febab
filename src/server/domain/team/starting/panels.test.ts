import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { panelSizeFor, teamLimits } from "#src/shared/team/team-limits.ts";
import { type Draw, type Panels, drawPanels } from "./choose-panels.ts";

/** Mulberry32. */
function drawFrom(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

const describedBy = (panels: Panels, place: number): number =>
  panels.filter((described) => described.has(place)).length;

const { leastPeople, mostPeople, leastPanel, mostPanel, allDescribeAll } = teamLimits;
const sizes = Array.from({ length: mostPeople - leastPeople + 1 }, (_, n) => n + leastPeople);

describe("drawPanels", () => {
  it.each(sizes)("is balanced for %i people, for every size of panel", (people) => {
    for (let size = leastPanel; size <= Math.min(mostPanel, people - 1); size += 1) {
      const panels = drawPanels(people, panelSizeFor(people, size), drawFrom(people * 100 + size));
      const expected = people <= allDescribeAll ? people - 1 : size;
      for (const [place, described] of panels.entries()) {
        expect(described.size).toBe(expected);
        expect(describedBy(panels, place)).toBe(expected);
        expect(described.has(place)).toBe(false);
      }
    }
  });

  it("combines every pair about equally often", () => {
    const [people, size, rounds] = [14, 5, 2_000];
    const times = new Map<string, number>();
    for (let seed = 1; seed <= rounds; seed += 1) {
      for (const [describer, described] of drawPanels(people, size, drawFrom(seed)).entries()) {
        for (const one of described) {
          const pair = `${String(describer)} ${String(one)}`;
          times.set(pair, (times.get(pair) ?? 0) + 1);
        }
      }
    }
    const expected = (rounds * size) / (people - 1);
    expect(times.size).toBe(people * (people - 1));
    // Six standard deviations of a binomial count, for 182 pairs.
    const most = 6 * Math.sqrt(expected * (1 - size / (people - 1)));
    for (const n of times.values()) expect(Math.abs(n - expected)).toBeLessThan(most);
  });

  it("doesn't reveal who describes someone through whom they describe", () => {
    // In a circle, people who describe the next five are described by the previous five. Draws hide that.
    const [people, size, rounds] = [14, 5, 2_000];
    let mutual = 0;
    for (let seed = 1; seed <= rounds; seed += 1) {
      const panels = drawPanels(people, size, drawFrom(seed));
      for (const [describer, described] of panels.entries())
        for (const one of described) if (panels[one]?.has(describer) === true) mutual += 1;
    }
    const pairs = rounds * people * size;
    expect(mutual / pairs).toBeCloseTo(size / (people - 1), 1);
  });

  it("refuses a panel as large as the team", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 9 }), (people, more) => {
        expect(() => drawPanels(people, people + more, drawFrom(1))).toThrow(RangeError);
      }),
    );
  });
});
