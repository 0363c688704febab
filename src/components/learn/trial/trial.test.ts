import { windowGeometry } from "#src/shared/result/window-geometry.ts";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { approximateText, chanceRow, voteRows, workedExample } from "./chance.ts";
import { trialStart, trialWeights, trialWords } from "./trial.ts";

const everything = { ask: 2, tell: 2, discover: 1 };

describe("trialWeights", () => {
  it("lets asking empty the Blind Spot, and nothing else", () => {
    const { arena, blindSpot, facade, unknown } = trialWeights(trialStart);
    expect(trialWeights({ ...trialStart, ask: 2 })).toEqual({
      arena: arena + 2,
      blindSpot: blindSpot - 2,
      facade,
      unknown,
    });
  });

  it("lets telling empty the Façade, and discovering the Unknown", () => {
    const start = trialWeights(trialStart);
    const told = trialWeights({ ...trialStart, tell: 1 });
    expect(told).toEqual({ ...start, arena: start.arena + 1, facade: start.facade - 1 });
    const found = trialWeights({ ...trialStart, discover: 1 });
    expect(found).toEqual({ ...start, arena: start.arena + 1, unknown: start.unknown - 1 });
  });

  it("loses no word, and leaves something in each pane", () => {
    const weights = Object.values(trialWeights(everything));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(trialWords.length);
    expect(Math.min(...weights)).toBeGreaterThan(0);
  });
});

describe("trialCss", () => {
  it("moves the Arena with each step", () => {
    const area = (steps: typeof everything) => {
      const { width, height } = windowGeometry(trialWeights(steps)).arena;
      return width * height;
    };
    const areas = [trialStart, { ...trialStart, ask: 1 }, { ask: 1, tell: 1, discover: 0 }, everything].map(
      area,
    );
    expect(areas).toEqual(areas.toSorted((one, other) => one - other));
    expect(new Set(areas).size).toBe(areas.length);
  });
});

describe("chanceRow", () => {
  it("gives the words that docs/scoring.md names for one, three and ten people", () => {
    expect([1, 3, 10].map((peers) => Math.round(chanceRow(peers).blindSpot))).toEqual([5, 14, 34]);
  });

  it("grades none of three people’s, and lets fewer than one of more be a hint, fewer than 0.1 clear", () => {
    expect(chanceRow(3)).toMatchObject({ emerging: 0, clear: 0 });
    for (const peers of [5, 10, 20]) {
      const { emerging, clear } = chanceRow(peers);
      expect(emerging + clear).toBeGreaterThan(0);
      expect(emerging + clear).toBeLessThan(1);
      expect(clear).toBeLessThan(0.1);
    }
  });
});

describe("voteRows", () => {
  it("gives the worked example of docs/scoring.md: six people, 39 picks", () => {
    const rows = voteRows(6, 39);
    expect(rows.map(({ votes, evidence }) => `${votes} ${evidence}`)).toEqual([
      "6 clear",
      "5 clear",
      "4 emerging",
      "3 single",
      "2 single",
      "1 single",
    ]);
    expect(rows.map(({ byChance }) => approximateText(byChance)).slice(2)).toEqual([
      "0.1",
      "1.3",
      "8.2",
      "29",
    ]);
  });
});

it("says small numbers in a way that promises no precision", () => {
  expect([0.0001, 0.05, 1.26, 9.6].map(approximateText)).toEqual(["fewer than 0.1", "0.1", "1.3", "10"]);
});

it("shows the example that docs/scoring.md works out", async () => {
  const { peers, allPicks, agreement } = workedExample;
  const page = await readFile("docs/scoring.md", "utf8");
  expect(page).toContain(`${allPicks} / (${peers} × 56)`);
  expect(page).toContain(`**${agreement.value} (${agreement.low} to ${agreement.high})**`);
});
