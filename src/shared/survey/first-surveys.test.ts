import { nextStep } from "#src/islands/dashboard/surveys/next-step.ts";
import { shownSurvey } from "#tests/factories/shown-survey.ts";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { SurveySummary } from "./survey.output.ts";
import { allSurveys, firstSurveys, sortOpenFirst, shownAtFirst } from "./first-surveys.ts";

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
  // Without a size its lists would be too short to be cut.
  .array(anySurvey, { maxLength: 120, size: "max" })
  .map((surveys) => surveys.map((survey, n) => ({ ...survey, id: `r${String(n)}` })));

it("is all that the dashboard shows at first: the list's head, and the same next step", () => {
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
