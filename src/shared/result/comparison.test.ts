import { compareResults, type ComparedResult } from "#src/server/domain/analysis/compare/compare-surveys.ts";
import { namedWordIds } from "#src/server/domain/insight/model/rules.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { comparedResult } from "#tests/factories/compared-result.ts";
import { makeAgreeingSnapshot, makeVariedSnapshot } from "#tests/factories/snapshot.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const self = ["patient", "caring", "logical", "reflective", "modest"];
const from = (people: number, words: readonly string[], more: Partial<ComparedResult> = {}) =>
  comparedResult(makeAgreeingSnapshot(self, people, words), more);
const atWork = { surveyId: "work", title: "Work" };
const headline = (...of: Parameters<typeof compareResults>) => compareResults(...of).headline;

describe("the headline of two results", () => {
  it("contrasts what each group sees", () => {
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

  it("says what both see if nothing differs beyond chance", () => {
    expect(headline(from(8, ["calm"]), from(7, ["calm"], atWork))).toBe(
      "Both times, people called you calm. You didn’t.",
    );
    expect(headline(from(5, ["patient"]), from(7, ["patient"], atWork))).toBe(
      "Both times, people called you patient. So did you.",
    );
  });

  it("claims only what any two results show", () => {
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
