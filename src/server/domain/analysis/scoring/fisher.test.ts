import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fisherTable } from "./fisher.ts";
import { tallyPicks } from "./score-survey.ts";

const p = (one: number, ofFirst: number, other: number, ofSecond: number) =>
  fisherTable(one + other, ofFirst, ofSecond).pValue(one);

describe("Fisher's exact test", () => {
  // Calculated by hand from binomial coefficients; R's fisher.test agrees.
  it.each([
    [3, 4, 1, 4, 34 / 70],
    [4, 4, 0, 4, 2 / 70],
    [5, 5, 0, 5, 2 / 252],
    [8, 9, 1, 8, 0.003_373],
    [10, 12, 3, 18, 0.000_536_7],
    [0, 6, 0, 9, 1],
    [6, 6, 9, 9, 1],
  ])("%i of %i against %i of %i", (one, ofFirst, other, ofSecond, expected) => {
    expect(p(one, ofFirst, other, ofSecond)).toBeCloseTo(expected, 6);
  });

  it("is independent of the order of groups and of counting picks or non-picks", () => {
    const sizes = fc.tuple(fc.integer({ min: 3, max: 40 }), fc.integer({ min: 3, max: 40 }));
    const tables = sizes.chain(([first, second]) =>
      fc.tuple(
        fc.constant(first),
        fc.constant(second),
        fc.integer({ min: 0, max: first }),
        fc.integer({ min: 0, max: second }),
      ),
    );
    fc.assert(
      fc.property(tables, ([first, second, one, other]) => {
        const value = p(one, first, other, second);
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThanOrEqual(1 + 1e-9);
        expect(p(other, second, one, first)).toBeCloseTo(value, 9);
        expect(p(first - one, first, second - other, second)).toBeCloseTo(value, 9);
        expect(fisherTable(one + other, first, second).leastPValue).toBeLessThanOrEqual(value + 1e-9);
      }),
    );
  });

  it("marks less than one word of a list by chance, for any number of people", () => {
    const random = seededRandom(20261125);
    const ids = catalogue.map(({ id }) => id);
    // People prefer a third of the list, alike in both groups.
    const pick = () => [
      ...new Set([...pickAtRandom(ids.slice(0, 18), 5, random), ...pickAtRandom(ids, 3, random)]),
    ];
    for (const [first, second] of [
      [5, 5],
      [8, 6],
      [12, 20],
    ] as const) {
      const lists = 300;
      let marked = 0;
      for (let list = 0; list < lists; list += 1) {
        const votes = [first, second].map((people) => tallyPicks(Array.from({ length: people }, pick), ids));
        marked += ids.filter(
          (_, at) => p(votes[0]?.[at] ?? 0, first, votes[1]?.[at] ?? 0, second) < 1 / ids.length,
        ).length;
      }
      expect(marked / lists).toBeGreaterThan(0);
      expect(marked / lists).toBeLessThan(1);
    }
  });
});
