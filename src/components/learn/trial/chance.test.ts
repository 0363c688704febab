import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { chanceRow, approximateText, voteRows } from "./chance.ts";
import { workedExample } from "./worked-example.ts";

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
