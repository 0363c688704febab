import { surveyOutput } from "#src/shared/survey/survey.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { firstSurveyInput } from "#src/shared/onboarding/onboarding.input.ts";

/** The round that onboarding leaves someone with. Where their onboarding stands is changed by PATCH /me. */
export const onboardingOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/onboarding/round",
    summary: "The round to continue with; null if there is none",
    procedure: "onboarding.survey",
    output: surveyOutput.nullable(),
  },
  {
    method: "post",
    path: "/onboarding/round",
    summary: "Make sure there is a round to continue with; calling it again makes no second one",
    procedure: "onboarding.readySurvey",
    body: firstSurveyInput,
    output: surveyOutput,
  },
];
