import { catalogue } from "#src/shared/words/catalogue.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bandOf } from "#src/shared/scoring/band.ts";
import { anySurvey } from "#tests/factories/sample-ballots.ts";
import { scorePrediction } from "./score-prediction.ts";
import { scoreSurvey, tallyPicks } from "./score-survey.ts";

const traitIds = catalogue.map((trait) => trait.id);

/** Moves a pick of a word between two peers, or toggles it for one. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly word: number;
}

const edits = fc.array(fc.record({ from: fc.nat(19), to: fc.nat(19), word: fc.nat(999) }), {
  minLength: 60,
  maxLength: 150,
});

/** Other ballots with the same sizes and, for each word, the same `lookOf` its count. */
function lookalike(
  peerPicks: readonly (readonly string[])[],
  steps: readonly Edit[],
  lookOf: (count: number) => unknown,
): readonly (readonly string[])[] {
  const ballots = peerPicks.map((picks) => new Set(picks));
  const seen = [...new Set(peerPicks.flat())];
  const looksOf = (id: string) => lookOf(ballots.filter((ballot) => ballot.has(id)).length);
  // Random edits rarely change a total within its band, so each word is also tried for each peer.
  const lastSteps = seen.flatMap((_, word) => peerPicks.map((__, peer) => ({ from: peer, to: peer, word })));
  for (const { from, to, word } of [...steps, ...lastSteps]) {
    const id = seen[word % seen.length] ?? "";
    const touched = new Set([from % ballots.length, to % ballots.length]);
    const flip = () => {
      for (const [index, ballot] of ballots.entries()) {
        if (touched.has(index) && !ballot.delete(id)) ballot.add(id);
      }
    };
    const before = looksOf(id);
    flip();
    const lawful = ballots.every(({ size }) => size >= minSelected && size <= maxSelected);
    if (!lawful || looksOf(id) !== before) flip();
  }
  return ballots.map((ballot) => [...ballot]);
}

describe("below five answers (A5)", () => {
  it("answers with the same bands give exactly the same result", () => {
    let changedTotals = 0;
    fc.assert(
      fc.property(anySurvey(traitIds, 3, 4), edits, (survey, steps) => {
        const peers = survey.peerPicks.length;
        const peerPicks = lookalike(survey.peerPicks, steps, (count) => bandOf(count, peers));
        const totals = [survey.peerPicks, peerPicks].map((picks) => tallyPicks(picks, traitIds).join());
        if (totals[0] !== totals[1]) changedTotals += 1;
        expect(JSON.stringify(scoreSurvey({ ...survey, peerPicks }))).toBe(
          JSON.stringify(scoreSurvey(survey)),
        );
      }),
      { numRuns: 1_000 },
    );
    // Otherwise the property would be empty.
    expect(changedTotals).toBeGreaterThan(300);
  });

  it("no word has a count", () => {
    fc.assert(
      fc.property(anySurvey(traitIds, 3, 4), (survey) => {
        expect(scoreSurvey(survey).words.every((word) => word.count === null)).toBe(true);
      }),
    );
  });

  it("all peers and all but one look the same", () => {
    const mine = traitIds.slice(0, 6);
    const rest = traitIds.slice(6, 12);
    for (const peers of [3, 4]) {
      const allOfThem = Array.from({ length: peers }, () => mine);
      const allButOne = [...allOfThem.slice(1), [...mine.slice(1), ...rest.slice(0, 3)]];
      const [all, but] = [allOfThem, allButOne].map(
        (peerPicks) => scoreSurvey({ selfTraitIds: mine, peerPicks, traitIds }).words[0],
      );
      expect(all).toEqual(but);
      expect(all).toMatchObject({ traitId: mine[0], band: "most" });
    }
  });

  it("words are ordered by band, then by the catalogue", () => {
    const rank = { most: 3, several: 2, few: 1, none: 0 } as const;
    fc.assert(
      fc.property(anySurvey(traitIds, 3, 4), (survey) => {
        const { words } = scoreSurvey(survey);
        const expected = words.toSorted(
          (one, other) => rank[other.band] - rank[one.band] || (one.traitId < other.traitId ? -1 : 1),
        );
        expect(words).toEqual(expected);
      }),
    );
  });
});

describe("from five answers on", () => {
  it("the result depends on totals only, not on who picked which words together", () => {
    let changedBallots = 0;
    fc.assert(
      fc.property(anySurvey(traitIds, 5, 12), edits, (survey, steps) => {
        const peerPicks = lookalike(survey.peerPicks, steps, (count) => count);
        const sets = [survey.peerPicks, peerPicks].map((picks) =>
          picks.map((ballot) => ballot.toSorted().join()).join(";"),
        );
        if (sets[0] !== sets[1]) changedBallots += 1;
        expect(JSON.stringify(scoreSurvey({ ...survey, peerPicks }))).toBe(
          JSON.stringify(scoreSurvey(survey)),
        );
      }),
      { numRuns: 1_000 },
    );
    expect(changedBallots).toBeGreaterThan(500);
  });
});

describe("the owner's prediction", () => {
  it.each([
    [3, 4, bandOf],
    [5, 12, (count: number) => count],
  ] as const)(
    "depends on the shown result of %i to %i answers, and on no single answer",
    (fewest, most, lookOf) => {
      let changedBallots = 0;
      const guesses = fc.shuffledSubarray(traitIds, { minLength: minSelected, maxLength: maxSelected });
      fc.assert(
        fc.property(anySurvey(traitIds, fewest, most), edits, guesses, (survey, steps, guess) => {
          const peers = survey.peerPicks.length;
          const peerPicks = lookalike(survey.peerPicks, steps, (count) => lookOf(count, peers));
          const sets = [survey.peerPicks, peerPicks].map((picks) =>
            picks.map((ballot) => ballot.toSorted().join()).join(";"),
          );
          if (sets[0] !== sets[1]) changedBallots += 1;
          const [one, other] = [survey.peerPicks, peerPicks].map((picks) =>
            JSON.stringify(scorePrediction(guess, scoreSurvey({ ...survey, peerPicks: picks }))),
          );
          expect(one).toBe(other);
        }),
        { numRuns: 500 },
      );
      expect(changedBallots).toBeGreaterThan(200);
    },
  );
});

describe("a banded window", () => {
  it("is the same for all answers with the same bands, if single votes count as none", () => {
    let changedTotals = 0;
    fc.assert(
      fc.property(anySurvey(traitIds, 3, 11), edits, (survey, steps) => {
        const peers = survey.peerPicks.length;
        const lookOf = (count: number) => (count === 1 ? "none" : bandOf(count, peers));
        const peerPicks = lookalike(survey.peerPicks, steps, lookOf);
        const totals = [survey.peerPicks, peerPicks].map((picks) => tallyPicks(picks, traitIds).join());
        if (totals[0] !== totals[1]) changedTotals += 1;
        const [one, other] = [survey.peerPicks, peerPicks].map((picks) =>
          scoreSurvey({ ...survey, peerPicks: picks, isBanded: true }),
        );
        expect(JSON.stringify(other)).toBe(JSON.stringify(one));
        expect(one?.words.every(({ count, evidence }) => count === null && evidence !== "clear")).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(changedTotals).toBeGreaterThan(100);
  });
});
