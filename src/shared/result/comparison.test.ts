import { compareResults, type ComparedResult } from "#src/server/domain/analysis/compare/compare-surveys.ts";
import { namedWordIds } from "#src/server/domain/insight/model/model-answer.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { comparedResult } from "#tests/factories/compared-result.ts";
import { makeAgreeingSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { comparedPair } from "./comparison.ts";

const self = ["patient", "caring", "logical", "reflective", "modest"];
const from = (people: number, words: readonly string[], more: Partial<ComparedResult> = {}) =>
  comparedResult(makeAgreeingSnapshot(self, people, words), more);
const atWork = { surveyId: "work", title: "Work" };
const headline = (...of: Parameters<typeof compareResults>) => compareResults(...of).headline;

describe("the headline of two results", () => {
  it("sets what one group sees against what the other one does", () => {
    expect(headline(from(8, ["witty"]), from(7, ["organized"], atWork))).toBe(
      "In “Family” people called you witty. In “Work” they called you organized.",
    );
  });

  it("says what one group sees alone, and how many others did", () => {
    expect(headline(from(9, ["witty", "calm"]), from(7, ["calm"], atWork))).toBe(
      "In “Family” people called you witty. In “Work” nobody did.",
    );
    expect(headline(from(7, ["calm"], atWork), from(9, ["witty", "calm"]))).toBe(
      "In “Family” people called you witty. In “Work” nobody did.",
    );
  });

  it("tells rounds of one title apart by their time", () => {
    const later = { surveyId: "later", createdAt: "2026-12-20T09:00:00.000Z" };
    expect(headline(from(8, ["organized"], later), from(8, ["witty"]))).toBe(
      "In the later round people called you organized. In the earlier round they called you witty.",
    );
  });

  it("says what both see where nothing differs beyond chance", () => {
    expect(headline(from(8, ["calm"]), from(7, ["calm"], atWork))).toBe(
      "Both times, people called you calm. You didn’t.",
    );
    expect(headline(from(5, ["patient"]), from(7, ["patient"], atWork))).toBe(
      "Both times, people called you patient. So did you.",
    );
  });

  it("breaks no delicate word, and says nothing where there is nothing", () => {
    expect(headline(from(8, ["shy", "silly"]), from(7, ["tense"], atWork))).toBeNull();
    expect(headline(from(3, ["witty"]), from(3, ["organized"], atWork))).toBeNull();
    expect(headline(from(3, ["witty"]), from(7, ["witty"], atWork))).toBeNull();
  });

  it("claims only what the two results say, for any two", () => {
    const anyResult = fc.nat(10_000).map(makeVariedSnapshot);
    fc.assert(
      fc.property(anyResult, anyResult, (one, other) => {
        const compared = compareResults(comparedResult(one), comparedResult(other, atWork));
        const text = compared.headline ?? "";
        const named = [...namedWordIds(text)];
        for (const id of named) {
          expect(delicateWords.has(id)).toBe(false);
          const word = compared.words.find(({ traitId }) => traitId === id);
          expect(word?.beyondChance === true || word?.seenIn === "both").toBe(true);
        }
        if (compared.tested === 0) expect(text).not.toMatch(/In “/);
        if (named.length === 2) expect(text).toMatch(/^In “.*In “/);
      }),
    );
  });
});

const opened = ["newest", "middle", "oldest"].map((id) => ({ id }));

describe("comparedPair", () => {
  it.each([
    [null, null, "middle", "newest"],
    [null, "newest", "middle", "newest"],
    [null, "oldest", "newest", "oldest"],
    ["newest", null, "newest", "middle"],
    ["oldest", "middle", "oldest", "middle"],
    ["newest", "newest", "newest", "newest"],
  ])("of %s and %s is %s and %s", (first, second, one, other) => {
    expect(comparedPair(opened, { first, second })).toEqual({ first: one, second: other });
  });

  it("takes two opened rounds", () => {
    expect(comparedPair(opened.slice(0, 1), { first: null, second: null })).toBeNull();
  });
});
