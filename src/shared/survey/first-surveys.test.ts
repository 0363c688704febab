import { nextStep } from "#src/islands/dashboard/next-step.ts";
import { readySurvey, shownSurvey, waitingSurvey } from "#tests/factories/shown-survey.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isUntouched, allSurveys, firstSurveys, shownAtFirst, sortOpenFirst } from "./first-surveys.ts";
import type { SurveySummary } from "./survey.output.ts";

const anySurvey = fc
  .record({
    status: fc.constantFrom("in_progress" as const, "completed" as const),
    selfAssessmentComplete: fc.boolean(),
    isPublic: fc.boolean(),
    invitedCount: fc.nat(1),
    canReveal: fc.boolean(),
    hasAnalysis: fc.boolean(),
    answersUntilReveal: fc.nat(3),
  })
  .map(shownSurvey);
const anySurveys = fc
  // Without a size, its lists would be too short to be cut.
  .array(anySurvey, { maxLength: 120, size: "max" })
  .map((surveys) => surveys.map((survey, n) => ({ ...survey, id: `r${String(n)}` })));

it("is the beginning of the dashboard's list, with the same next step", () => {
  fc.assert(
    fc.property(anySurveys, (all) => {
      const { surveys, counts } = firstSurveys(all);
      const resultsOf = (rounds: readonly SurveySummary[]) => rounds.filter(({ hasAnalysis }) => hasAnalysis);
      expect(sortOpenFirst(surveys).slice(0, shownAtFirst)).toEqual(
        sortOpenFirst(all).slice(0, shownAtFirst),
      );
      expect(nextStep(surveys)).toEqual(nextStep(all));
      expect(counts).toEqual({ rounds: all.length, results: resultsOf(all).length });
      expect(surveys.length).toBeLessThanOrEqual(shownAtFirst + 7);
      expect(surveys).toEqual(all.filter((survey) => surveys.includes(survey)));
      expect(allSurveys(all)).toEqual({ surveys: all, counts });
    }),
  );
});

describe("isUntouched", () => {
  it.each([
    ["a new survey", shownSurvey(), true],
    ["one with own words", shownSurvey({ selfAssessmentComplete: true }), false],
    ["one with a link", shownSurvey({ isPublic: true }), false],
    ["one with an invited person", shownSurvey({ invitedCount: 1 }), false],
    ["one with an answer and a removed link", shownSurvey({ totalResponses: 1 }), false],
    ["one that waits", waitingSurvey(), false],
    ["one that could open", readySurvey(), false],
  ])("%s", (_what, survey, is) => {
    expect(isUntouched(survey)).toBe(is);
  });
});
