import { stages } from "#src/shared/programme/stage.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { segmentsOf, stagesInOrder } from "./stages.tsx";

describe("a bar of stages", () => {
  it("fills its width in order, and lets nobody vanish, however many others there are", () => {
    const counts = fc.dictionary(fc.constantFrom(...stages), fc.integer({ min: 0, max: 200 }));
    fc.assert(
      fc.property(counts, (given) => {
        const segments = segmentsOf(given);
        const places = segments.map(({ stage }) => stagesInOrder.indexOf(stage));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        for (const { stage, count, width } of segments) {
          expect(count).toBe(given[stage]);
          expect(width).toBeGreaterThanOrEqual(6);
        }
        const last = segments.at(-1);
        if (last) expect(last.from + last.width).toBeCloseTo(100);
        expect(segments).toHaveLength(Object.values(given).filter((count) => count > 0).length);
      }),
    );
  });

  it("is as wide as its share", () => {
    const [invited, shared] = segmentsOf({ shared: 30, invited: 10 });
    expect(invited?.width).toBeCloseTo(28);
    expect(shared?.width).toBeCloseTo(72);
  });
});
