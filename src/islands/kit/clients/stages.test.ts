import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupOf, stageGroups, stages } from "#src/shared/programme/programme.ts";
import { progressText, segmentsOf } from "./stages.tsx";

describe("a bar of stages", () => {
  it("fills its width in order, and lets nobody vanish, however many others there are", () => {
    const counts = fc.dictionary(fc.constantFrom(...stages), fc.integer({ min: 0, max: 200 }));
    fc.assert(
      fc.property(counts, (given) => {
        const segments = segmentsOf(given);
        const places = segments.map(({ group }) => stageGroups.indexOf(group));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        for (const { group, count, width } of segments) {
          const own = stages.filter((stage) => groupOf[stage] === group);
          expect(count).toBe(own.reduce((sum, stage) => sum + (given[stage] ?? 0), 0));
          expect(width).toBeGreaterThanOrEqual(6);
        }
        const last = segments.at(-1);
        if (last) expect(last.from + last.width).toBeCloseTo(100);
        const all = Object.values(given).reduce((sum, count) => sum + count, 0);
        expect(segments.reduce((sum, { count }) => sum + count, 0)).toBe(all);
      }),
    );
  });

  it("is as wide as its share", () => {
    const [invited, shared] = segmentsOf({ shared: 30, invited: 10 });
    expect(invited?.width).toBeCloseTo(28);
    expect(shared?.width).toBeCloseTo(72);
  });
});

it.each([
  [{}, "No clients yet"],
  [{ invited: 1 }, "1 client: 1 hasn’t answered"],
  [
    { invited: 5, accepted: 1, answering: 3, ready: 1, shared: 2, declined: 1 },
    "13 clients: 2 shared with you, 1 window ready or open, 4 under way, 5 haven’t answered, 1 out",
  ],
])("tells how far %j are", (counts, text) => {
  expect(progressText(counts)).toBe(text);
});
