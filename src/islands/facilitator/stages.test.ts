import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysLater } from "#src/islands/facilitator/programme/settings.tsx";
import { dayOf } from "#src/islands/kit/page/dates.tsx";
import { stages } from "#src/shared/programme/programme.ts";
import { progressText, segmentsOf, stagesInOrder } from "./stages.tsx";

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

it.each([
  [{}, "No clients yet"],
  [{ invited: 1 }, "1 client: 1 hasn’t replied"],
  [
    { invited: 5, accepted: 1, answering: 3, ready: 1, shared: 2, declined: 1 },
    "13 clients: 2 shared with you, 1 ready to open, 4 under way, 5 haven’t replied, 1 declined",
  ],
])("tells how far %j are", (counts, text) => {
  expect(progressText(counts)).toBe(text);
});

const now = new Date("2026-11-24T10:00:00.000Z");

it.each([
  ["the deadline, to the minute", "2026-11-26T18:30:00.000Z", 3, "2026-11-29"],
  ["today, where the deadline is over", "2026-11-20T18:30:00.000Z", 7, "2026-12-01"],
  ["today, where there is none", null, 3, "2026-11-27"],
])("counts from %s", (_, closesAt, days, day) => {
  const later = daysLater(closesAt, days, now);
  expect(dayOf(later)).toBe(day);
  if (closesAt !== null && new Date(closesAt) > now) expect(later.slice(11)).toBe(closesAt.slice(11));
});
