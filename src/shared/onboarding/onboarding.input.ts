import { newSurveyInput } from "#src/shared/survey/survey.input.ts";
import type { z } from "zod";

/** The optional first round of onboarding. */
export const firstSurveyInput = newSurveyInput.pick({ title: true });
export type FirstSurvey = z.output<typeof firstSurveyInput>;
