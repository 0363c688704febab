import { describe, expect, it } from "vitest";
import { publishCells } from "./make-picture.ts";

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n);

/** Every distribution of the windows over the panes and none. */
const spreads = (counted: number) =>
  upTo(counted).flatMap((arena) =>
    upTo(counted - arena).flatMap((blindSpot) =>
      upTo(counted - arena - blindSpot).map((facade) => ({
        arena,
        blindSpot,
        facade,
        rest: counted - arena - blindSpot - facade,
      })),
    ),
  );

/** All nonempty proper subsets of the four, as bit masks. */
const someOfFour = upTo(14).slice(1);

describe("publishCells", () => {
  it('shows numbers from five on, and "most" if fewer than five are left', () => {
    expect(publishCells({ arena: 5, blindSpot: 4, facade: 0 }, 12)).toEqual({
      arena: 5,
      blindSpot: null,
      facade: null,
    });
    expect(publishCells({ arena: 8, blindSpot: 0, facade: 0 }, 12).arena).toBe("most");
    expect(publishCells({ arena: 7, blindSpot: 0, facade: 0 }, 12).arena).toBe(7);
  });

  it("hides the smallest if all numbers together would leave one to four", () => {
    expect(publishCells({ arena: 6, blindSpot: 5, facade: 0 }, 13)).toEqual({
      arena: 6,
      blindSpot: null,
      facade: null,
    });
    expect(publishCells({ arena: 5, blindSpot: 5, facade: 5 }, 16)).toEqual({
      arena: 5,
      blindSpot: 5,
      facade: null,
    });
  });

  it.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 18, 20, 22])(
    "reveals no group of one to four of %i people, in any combination",
    (counted) => {
      const byCells = Map.groupBy(spreads(counted), (spread) =>
        JSON.stringify(publishCells(spread, counted)),
      );
      for (const [cells, worlds] of byCells) {
        for (const mask of someOfFour) {
          const sums = worlds.map((world) =>
            [world.arena, world.blindSpot, world.facade, world.rest].reduce(
              (sum, n, place) => sum + ((mask >> place) & 1) * n,
              0,
            ),
          );
          const isSmall = sums.every((sum) => sum > 0 && sum < 5);
          expect({ cells, mask, isSmall }).toEqual({ cells, mask, isSmall: false });
        }
      }
    },
  );
});
