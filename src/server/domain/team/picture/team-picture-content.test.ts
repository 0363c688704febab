import { describe, expect, it } from "vitest";
import { shownWordOf, teamPictureContent } from "./team-picture-content.ts";

const statuses = ["arena", "blindSpot", "facade", "none"] as const;
type Counts = Readonly<Record<(typeof statuses)[number], number>>;

function* allCounts(people: number): Generator<Counts> {
  for (let arena = 0; arena <= people; arena += 1)
    for (let blindSpot = 0; blindSpot + arena <= people; blindSpot += 1)
      for (let facade = 0; facade + blindSpot + arena <= people; facade += 1)
        yield { arena, blindSpot, facade, none: people - arena - blindSpot - facade };
}

describe("a team picture", () => {
  it.each([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 17, 20])(
    "leaves a reader among %i, who knows their own window, sure of nobody else's",
    (people) => {
      const byShownWord = Map.groupBy(allCounts(people), (counts) =>
        JSON.stringify(shownWordOf(counts, people)),
      );
      for (const worlds of byShownWord.values()) {
        for (const mine of statuses) {
          const others = worlds
            .filter((counts) => counts[mine] > 0)
            .map((counts) => ({ ...counts, [mine]: counts[mine] - 1 }));
          if (others.length === 0) continue;
          for (const status of statuses) {
            // For each of them, someone else may have the word and someone may lack it.
            expect(others.some((counts) => counts[status] > 0)).toBe(true);
            expect(others.some((counts) => counts[status] < people - 1)).toBe(true);
          }
        }
      }
    },
  );

  it.each([5, 7, 8, 12, 20, 40])("shows no number below six and leaves none, among %i", (people) => {
    for (const counts of allCounts(people)) {
      const said = shownWordOf(counts, people);
      const number = said === null ? null : said.people;
      expect(number === null || people >= 8).toBe(true);
      expect(typeof number !== "number" || (number >= 6 && people - number >= 6)).toBe(true);
      expect(number !== "most" || Math.max(counts.arena, counts.blindSpot, counts.facade) >= 6).toBe(true);
    }
  });

  it("shows the middle half from six on", () => {
    const windows = [10, 20, 30, 40, 50, 60].map((agreement) => ({ agreement, panes: new Map() }));
    expect(teamPictureContent(windows.slice(0, 5))).toEqual({
      counted: 5,
      agreement: { middle: 30, half: null },
      words: [],
    });
    expect(teamPictureContent(windows).agreement).toEqual({ middle: 35, half: { low: 25, high: 50 } });
  });

  it("is independent of the order of people", () => {
    const windows = Array.from({ length: 9 }, (_, n) => ({
      agreement: n * 7,
      panes: new Map([["calm", n < 7 ? ("arena" as const) : ("facade" as const)]]),
    }));
    expect(teamPictureContent(windows)).toEqual(teamPictureContent(windows.toReversed()));
    expect(teamPictureContent(windows).words).toEqual([{ traitId: "calm", pane: "arena", people: "most" }]);
  });
});
