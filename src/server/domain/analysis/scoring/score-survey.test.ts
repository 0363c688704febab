import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { scoreSurvey } from "./score-survey.ts";

const traitIds = catalogue.map((trait) => trait.id);
const someSurvey = anySurvey(traitIds, 3, 20);
const countedSurvey = anySurvey(traitIds, 5, 20);
const strength = { none: 0, single: 1, said: 2, emerging: 2, clear: 3 } as const;

describe("scoreRound", () => {
  it("lists each word of the catalogue once, with counts that add up to the picks", () => {
    fc.assert(
      fc.property(countedSurvey, (round) => {
        const { words, responseCount } = scoreSurvey(round);
        expect(words.map((word) => word.traitId).toSorted()).toEqual(traitIds);
        expect(words.reduce((sum, word) => sum + (word.count ?? 0), 0)).toBe(round.peerPicks.flat().length);
        expect(responseCount).toBe(round.peerPicks.length);
      }),
    );
  });

  it("assigns panes as Johari defines them", () => {
    fc.assert(
      fc.property(someSurvey, (round) => {
        const seen = new Set(round.peerPicks.flat());
        const own = new Set(round.selfTraitIds);
        for (const { traitId, quadrant } of scoreSurvey(round).words) {
          const expected = seen.has(traitId) ? ["blindSpot", "arena"] : ["unknown", "facade"];
          expect(quadrant).toBe(expected[own.has(traitId) ? 1 : 0]);
        }
      }),
    );
  });

  it("orders words by votes, with falling evidence, unseen words last and ties in catalogue order", () => {
    fc.assert(
      fc.property(countedSurvey, (round) => {
        const { words } = scoreSurvey(round);
        for (const [index, word] of words.slice(1).entries()) {
          const before = words[index];
          if (before === undefined) throw new Error("A word is missing.");
          expect(before.count ?? 0).toBeGreaterThanOrEqual(word.count ?? 0);
          expect(strength[before.evidence]).toBeGreaterThanOrEqual(strength[word.evidence]);
          if (before.count === word.count) expect(before.traitId < word.traitId).toBe(true);
        }
      }),
    );
  });

  it("keeps the index inside its band and the band inside -100 to 100", () => {
    fc.assert(
      fc.property(someSurvey, (round) => {
        const { value, low, high } = scoreSurvey(round).agreement;
        expect([-100, low, value, high, 100].toSorted((a, b) => a - b)).toEqual([
          -100,
          low,
          value,
          high,
          100,
        ]);
        expect([low, value, high].every(Number.isInteger)).toBe(true);
      }),
    );
  });

  it("refuses invalid input", () => {
    const five = traitIds.slice(0, 5);
    expect(() => scoreSurvey({ selfTraitIds: five, peerPicks: [five, five], traitIds })).toThrow(
      "Too few answers",
    );
    expect(() => scoreSurvey({ selfTraitIds: [], peerPicks: [five, five, five], traitIds })).toThrow(
      RangeError,
    );
    expect(() => scoreSurvey({ selfTraitIds: ["Able"], peerPicks: [five, five, five], traitIds })).toThrow(
      "own word",
    );
    expect(() => scoreSurvey({ selfTraitIds: five, peerPicks: [five, five, ["Able"]], traitIds })).toThrow(
      "An answer",
    );
  });
});

describe("scoreRound doesn't change", () => {
  it("when every peer is counted twice: same index, panes and order", () => {
    fc.assert(
      fc.property(countedSurvey, (round) => {
        const once = scoreSurvey(round);
        const twice = scoreSurvey({ ...round, peerPicks: [...round.peerPicks, ...round.peerPicks] });
        expect(twice.agreement.value).toBe(once.agreement.value);
        expect(twice.words.map(({ traitId, quadrant }) => ({ traitId, quadrant }))).toEqual(
          once.words.map(({ traitId, quadrant }) => ({ traitId, quadrant })),
        );
      }),
    );
  });

  it("with the order of answers, picks and own words", () => {
    const shuffled = someSurvey.chain((round) =>
      fc.record({
        round: fc.constant(round),
        selfTraitIds: fc.shuffledSubarray([...round.selfTraitIds], { minLength: round.selfTraitIds.length }),
        peerPicks: fc.shuffledSubarray([...round.peerPicks], { minLength: round.peerPicks.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ round, selfTraitIds, peerPicks }) => {
        const reversedPicks = peerPicks.map((picks) => picks.toReversed());
        expect(scoreSurvey({ selfTraitIds, peerPicks: reversedPicks, traitIds })).toEqual(scoreSurvey(round));
      }),
    );
  });

  it("with the language, except for names and ties", () => {
    const translated = fc.record({
      round: someSurvey,
      order: fc.shuffledSubarray(
        traitIds.map((_, index) => index),
        { minLength: traitIds.length },
      ),
    });
    fc.assert(
      fc.property(translated, ({ round, order }) => {
        const newIdOf = new Map(traitIds.map((id, index) => [id, `mot-${String(order[index])}`]));
        const rename = (ids: readonly string[]) => ids.map((id) => newIdOf.get(id) ?? id);
        const here = scoreSurvey(round);
        const abroad = scoreSurvey({
          selfTraitIds: rename(round.selfTraitIds),
          peerPicks: round.peerPicks.map(rename),
          traitIds: rename(traitIds).toSorted(),
        });
        expect(abroad.agreement).toEqual(here.agreement);
        const byId = new Map(abroad.words.map((word) => [word.traitId, word]));
        for (const word of here.words) {
          const traitId = newIdOf.get(word.traitId) ?? "";
          expect(byId.get(traitId)).toEqual({ ...word, traitId });
        }
      }),
    );
  });
});
