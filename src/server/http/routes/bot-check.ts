import { botChallengeOutput } from "#src/shared/bot-check/bot-check.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { botChallengeInput } from "#src/shared/bot-check/bot-check.input.ts";

export const botCheckOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/bot-challenge",
    summary:
      "What to answer, in recaptchaToken, with the next call of an action; each answer is good for one call",
    access: "anybody",
    query: botChallengeInput,
    answer: botChallengeOutput,
    call: ({ api, query }) => api.botCheck.challenge({ action: query("action") }),
  },
];
