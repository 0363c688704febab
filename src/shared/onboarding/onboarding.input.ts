import { newSurveyInput } from "#src/shared/survey/survey.input.ts";
import type { z } from "zod";

/** What someone may say of their first round in onboarding. */
export const firstSurveyInput = newSurveyInput.pick({ title: true });
export type FirstSurvey = z.output<typeof firstSurveyInput>;
