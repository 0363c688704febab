import { botChallengeOutput } from "#src/shared/bot-check/bot-check.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { botChallengeInput } from "#src/shared/bot-check/bot-check.input.ts";

export const botCheckOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/bot-challenge",
    summary:
      "What to answer, in recaptchaToken, with the next call of an action; each answer is good for one call",
    procedure: "botCheck.challenge",
    query: botChallengeInput,
    output: botChallengeOutput,
  },
];
