import { betterJudge, type BetterJudge } from "#src/shared/result/result-panes.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { binomialTails, clearBelow } from "#src/shared/scoring/evidence.ts";
import { describe, expect, it } from "vitest";
import { postFiles } from "./blog-files.ts";

/* The numbers that articles give are worked out again, from the rules by which results are scored. */

/** The rows of all tables that begin with this cell, without it. */
function rows(slug: string, first: string): readonly (readonly string[])[] {
  const body = postFiles.find((post) => post.slug === slug)?.body ?? "";
  return body
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter(([cell]) => cell === first)
    .map(([, ...cells]) => cells);
}

const size = catalogue.length;
const own = 6;
const missedBy = (peers: number) => (1 - own / size) ** peers;

describe("ten random people", () => {
  const slug = "ten-random-people-34-blind-spots";

  it.each([1, 3, 5, 8, 10, 20])("panes of %i blind pickers", (peers) => {
    const missed = missedBy(peers);
    expect(rows(slug, String(peers))).toContainEqual([
      (own * (1 - missed)).toFixed(1),
      ((size - own) * (1 - missed)).toFixed(0),
      (own * missed).toFixed(1),
      ((size - own) * missed).toFixed(0),
    ]);
  });

  it.each([
    [1, "38 of 56"],
    [2, "16"],
    [3, "4.6"],
    [4, "0.9"],
    [5, "0.13"],
    [6, "0.01"],
  ])("words that chance lifts to %i votes of ten", (votes, said) => {
    const expected = (binomialTails(10, own / size)[votes] ?? NaN) * size;
    const digits = said.split(".")[1]?.length ?? 0;
    expect(rows(slug, `${String(votes)} or more`)).toEqual([[said]]);
    expect(said.split(" ")[0]).toBe(expected.toFixed(digits));
  });
});

describe("how many people to ask", () => {
  const slug = "how-many-people-to-ask";
  const ofOne = 0.7 / (10 - 9 * 0.7);
  const ofMany = (peers: number) => (peers * ofOne) / (1 + (peers - 1) * ofOne);

  it.each([1, 3, 5, 8, 10, 15, 20])("reliability of %i, by the Spearman-Brown formula", (peers) => {
    expect(rows(slug, String(peers))[0]?.[0]).toBe(ofMany(peers).toFixed(2).slice(1));
  });

  it.each([
    [5, "4", "80 %"],
    [8, "5", "63 %"],
    [10, "6", "60 %"],
    [12, "7", "58 %"],
    [20, "9", "45 %"],
  ])("votes that make a word clear with %i people", (peers, votes, share) => {
    const clear = binomialTails(peers, 7 / size).findIndex((tail) => tail * size < clearBelow);
    expect(String(clear)).toBe(votes);
    expect(`${Math.round((clear / peers) * 100).toString()} %`).toBe(share);
    expect(rows(slug, String(peers))).toContainEqual([votes, share]);
  });
});

describe("who knows you best", () => {
  it.each<[BetterJudge, string]>([
    ["self", "**You**"],
    ["others", "**They**"],
    ["alike", "**Both about alike**"],
    ["open", "**Can't be said**"],
  ])("lists the words of %s", (judge, first) => {
    const words = catalogue.filter((trait) => betterJudge(trait) === judge).map(({ id }) => id);
    expect(rows("who-knows-you-best", first)).toEqual([[words.join(", ")]]);
  });
});
