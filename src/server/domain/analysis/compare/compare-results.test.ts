import type { Comparison } from "#src/shared/result/analysis.output.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { comparedResult } from "#tests/factories/compared-result.ts";
import { pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { makeAgreeingSnapshot, makeSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareResults } from "./compare-surveys.ts";

const self = ["calm", "patient", "caring", "logical", "reflective"];
const atWork = { surveyId: "work", title: "Work" };
const family = comparedResult(makeAgreeingSnapshot(self, 8, ["calm", "witty", "silly"]));
const work = comparedResult(
  makeAgreeingSnapshot([...self.slice(1), "bold"], 7, ["calm", "organized"]),
  atWork,
);

const idsOf = (words: Comparison["words"]) => words.map(({ traitId }) => traitId).toSorted();
const marked = ({ words }: Comparison) => idsOf(words.filter(({ beyondChance }) => beyondChance));
const seenIn = ({ words }: Comparison, where: string) => idsOf(words.filter((word) => word.seenIn === where));

describe("two results side by side", () => {
  it("mark what differs beyond chance and list it first", () => {
    const { words, tested } = compareResults(family, work);
    expect(tested).toBe(56);
    expect(
      words.map(({ traitId, seenIn, beyondChance }) => [traitId, seenIn, beyondChance]).slice(0, 4),
    ).toEqual([
      ["silly", "first", true],
      ["witty", "first", true],
      ["organized", "second", true],
      ["calm", "both", false],
    ]);
    expect(words[0]).toMatchObject({ first: { count: 8 }, second: { count: 0, band: "none" } });
  });

  it("show how the owner's own words changed", () => {
    expect(compareResults(family, work).own).toEqual({
      both: ["caring", "logical", "patient", "reflective"],
      first: ["calm"],
      second: ["bold"],
    });
  });

  it("compare only words that both lists have", () => {
    const shorter = { ...work, words: work.words.filter(({ traitId }) => traitId !== "witty") };
    const compared = compareResults(family, shorter);
    expect(compared.tested).toBe(55);
    expect(compared.words.map(({ traitId }) => traitId)).not.toContain("witty");
  });

  it("show no counts and mark nothing if either has fewer than five answers", () => {
    const few = comparedResult(makeAgreeingSnapshot(self, 4, ["organized", "kind"]), atWork);
    for (const compared of [compareResults(family, few), compareResults(few, family)]) {
      expect(compared.tested).toBe(0);
      expect(marked(compared)).toEqual([]);
      expect(JSON.stringify(compared)).not.toMatch(/"count":\d/);
      expect(compared.headline ?? "").not.toMatch(/\d|fewer|nobody/);
    }
  });

  it("are the same for equal results, no matter who agreed", () => {
    const peers = (votes: number) =>
      [0, 1, 2, 3].map((peer) => [
        ...(peer < votes ? ["witty"] : ["bold"]),
        ...catalogue.slice(30 + peer * 4, 34 + peer * 4).map(({ id }) => id),
      ]);
    const of = (votes: number) => {
      const other = peers(votes).map((list, peer) => (peer === 3 ? [...list, "bold"] : list));
      return comparedResult(makeSnapshot({ self, peers: other.map((list) => [...new Set(list)]) }), atWork);
    };
    expect(JSON.stringify(compareResults(family, of(4)))).toBe(JSON.stringify(compareResults(family, of(3))));
  });

  it("are symmetric", () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), (one, other) => {
        const [a, b] = [
          comparedResult(makeVariedSnapshot(one)),
          comparedResult(makeVariedSnapshot(other), atWork),
        ];
        const [ahead, back] = [compareResults(a, b), compareResults(b, a)];
        expect(marked(ahead)).toEqual(marked(back));
        expect(ahead.own.first).toEqual(back.own.second);
        expect(seenIn(ahead, "first")).toEqual(seenIn(back, "second"));
        expect(seenIn(ahead, "both")).toEqual(seenIn(back, "both"));
      }),
      { numRuns: 100 },
    );
  });

  it("mark less than one word by chance", () => {
    const random = seededRandom(7);
    const ids = catalogue.map(({ id }) => id);
    const pick = () => [
      ...new Set([...pickAtRandom(ids.slice(0, 18), 5, random), ...pickAtRandom(ids, 3, random)]),
    ];
    const result = (people: number) =>
      comparedResult(makeSnapshot({ self, peers: Array.from({ length: people }, pick) }));
    const lists = 200;
    let sum = 0;
    for (let list = 0; list < lists; list += 1) sum += marked(compareResults(result(9), result(7))).length;
    expect(sum / lists).toBeLessThan(1);
  });
});
