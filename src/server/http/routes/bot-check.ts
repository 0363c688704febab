import type { Operation } from "#src/server/http/rest/operation.ts";
import { botChallenge } from "#src/server/http/openapi/bot-check-answers.ts";
import { botChallengeInput } from "#src/shared/bot-check/bot-check.input.ts";

export const botCheckOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/bot-challenge",
    summary:
      "What to answer, in recaptchaToken, with the next call of an action; each answer is good for one call",
    access: "anybody",
    query: botChallengeInput,
    answer: botChallenge,
    call: ({ api, query }) => api.botCheck.challenge({ action: query("action") }),
  },
];
