import { answers } from "#src/shared/survey/survey-stage.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import { isUnderWay } from "#src/shared/programme/stage.ts";

/** "2 of 3 answers" while that matters, "5 answers" after; null where the client has no round. */
export function answersText({
  answers: count,
  minResponses,
  stage,
}: Pick<Client, "answers" | "minResponses" | "stage">): string | null {
  if (count === null) return null;
  return isUnderWay(stage) && count < minResponses
    ? `${String(count)} of ${String(minResponses)} answers`
    : answers(count);
}
