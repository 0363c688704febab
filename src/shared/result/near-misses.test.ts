import { catalogue, findTrait } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Evidence, type Quadrant, type ScoredWord, quadrants } from "./analysis.ts";
import { betterJudge } from "./better-judge.ts";
import { nearMisses } from "./near-misses.ts";

const word = (traitId: string, quadrant: Quadrant, evidence: Evidence): ScoredWord => ({
  traitId,
  quadrant,
  evidence,
  band: evidence === "none" ? "none" : "several",
  count: null,
});
const own = (traitId: string) => word(traitId, "facade", "none");
const theirs = (traitId: string, evidence: Evidence = "emerging") => word(traitId, "blindSpot", evidence);
const ids = (words: readonly ScoredWord[]) =>
  nearMisses(words).map((row) => [row.own, row.theirs].map((side) => side.map(({ traitId }) => traitId)));

describe("nearMisses", () => {
  it("puts words of one meaning into one row, strongest first", () => {
    const words = [theirs("kind", "clear"), theirs("wise"), theirs("warm"), own("caring"), own("logical")];
    expect(ids(words)).toEqual([[["caring"], ["kind", "warm"]]]);
  });

  it("claims nothing on single voices", () => {
    expect(ids([theirs("kind", "single"), own("caring")])).toEqual([]);
  });

  it("leaves words alone that both picked", () => {
    expect(ids([word("kind", "arena", "clear"), own("caring")])).toEqual([]);
  });

  it("holds no delicate word against a plain one, and lets two of them meet", () => {
    expect(ids([theirs("silly"), own("witty")])).toEqual([]);
    expect(ids([theirs("quiet"), own("shy"), own("modest")])).toEqual([[["shy"], ["quiet"]]]);
  });

  it("knows no meaning of a word that the catalogue does not have", () => {
    expect(ids([theirs("zany"), own("zesty")])).toEqual([]);
  });

  it("gives a few rows, the best supported first", () => {
    const words = [theirs("wise", "clear"), theirs("kind"), theirs("witty"), theirs("calm")];
    const mine = [own("relaxed"), own("spontaneous"), own("caring"), own("mature")];
    expect(ids([...words, ...mine]).map(([, side]) => side)).toEqual([["wise"], ["kind"], ["witty"]]);
  });

  it("pairs own words and others' of one cluster only, whatever the result", () => {
    const evidence = fc.constantFrom<Evidence>("clear", "emerging", "single", "none");
    const result = fc.tuple(
      ...catalogue.map(({ id }) =>
        fc.record({ id: fc.constant(id), pane: fc.constantFrom(...quadrants), evidence }),
      ),
    );
    fc.assert(
      fc.property(result, (words) => {
        const rows = nearMisses(words.map(({ id, pane, evidence: grade }) => word(id, pane, grade)));
        expect(rows.length).toBeLessThanOrEqual(3);
        for (const row of rows) {
          const clusters = [...row.own, ...row.theirs].map(({ traitId }) => findTrait(traitId)?.cluster);
          expect(new Set(clusters).size).toBe(1);
          expect(row.own.every(({ quadrant }) => quadrant === "facade")).toBe(true);
          expect(row.theirs.every(({ quadrant }) => quadrant === "blindSpot")).toBe(true);
          expect(row.theirs.every(({ evidence: grade }) => grade === "clear" || grade === "emerging")).toBe(
            true,
          );
        }
      }),
    );
  });
});

it.each([
  ["intelligent", "others"],
  ["kind", "others"],
  ["nervous", "self"],
  ["reflective", "self"],
  ["extroverted", "alike"],
  ["self-assertive", "alike"],
  ["patient", "open"],
] as const)("%s is judged best by: %s", (id, judge) => {
  const trait = findTrait(id);
  expect(trait && betterJudge(trait)).toBe(judge);
});

it("gives what praises to others, however hard it is to see", () => {
  expect(betterJudge({ observability: "low", evaluativeness: "high" })).toBe("others");
});
