import { fewAnswers } from "./few-answers.ts";
import { largeSurveys } from "./large-surveys.ts";
import { manyAnswers } from "./many-answers.ts";
import type { Sample } from "./sample.ts";
import { severalAnswers } from "./several-answers.ts";

/** Thirty people between them, so that every kind of window occurs. */
export const insightSamples: readonly Sample[] = [
  ...fewAnswers,
  ...severalAnswers,
  ...manyAnswers,
  ...largeSurveys,
];
