import { catalogue } from "#src/shared/words/catalogue.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anySurvey, pickAtRandom, seededRandom } from "#tests/factories/sample-ballots.ts";
import { scorePrediction } from "./score-prediction.ts";
import { scoreSurvey } from "./score-survey.ts";

const traitIds = catalogue.map(({ id }) => id);
const ballots = (peers: number, words: readonly string[]) => Array.from({ length: peers }, () => words);

describe("a guess of others' words", () => {
  it("scores like the same own words", () => {
    fc.assert(
      fc.property(
        anySurvey(traitIds, 3, 12),
        fc.shuffledSubarray(traitIds, { minLength: 5 }),
        (survey, self) => {
          const guess = survey.selfTraitIds;
          const asGuess = scorePrediction(guess, scoreSurvey({ ...survey, selfTraitIds: self.slice(0, 10) }));
          expect(asGuess).toEqual({ traitIds: guess, agreement: scoreSurvey(survey).agreement });
        },
      ),
    );
  });

  it("is 100 for words that everyone picked and negative for words that nobody picked", () => {
    const theirs = traitIds.slice(0, 6);
    const scored = scoreSurvey({
      selfTraitIds: traitIds.slice(6, 12),
      peerPicks: ballots(5, theirs),
      traitIds,
    });
    expect(scorePrediction(theirs, scored).agreement.value).toBe(100);
    expect(scorePrediction(traitIds.slice(20, 26), scored).agreement.value).toBeLessThan(0);
  });

  it("is 0 on average for random words", () => {
    const random = seededRandom(17);
    const values = Array.from({ length: 400 }, () => {
      const pick = () => pickAtRandom(traitIds, 7, random);
      const scored = scoreSurvey({
        selfTraitIds: pick(),
        peerPicks: [pick(), pick(), pick(), pick()],
        traitIds,
      });
      return scorePrediction(pick(), scored).agreement.value;
    });
    expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(3);
  });

  it("ignores words that the result doesn't have", () => {
    const scored = scoreSurvey({
      selfTraitIds: traitIds.slice(0, 5),
      peerPicks: ballots(3, traitIds.slice(0, 5)),
      traitIds,
    });
    expect(() => scorePrediction(["awesome"], scored)).toThrow(RangeError);
  });
});
