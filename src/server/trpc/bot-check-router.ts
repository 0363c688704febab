import { t } from "./init.ts";
import { publicProcedure, rest } from "./procedures.ts";
import { botChallengeInput } from "#src/shared/bot-check/bot-check.input.ts";
import { botChallengeOutput } from "#src/shared/bot-check/bot-check.output.ts";

export const botCheckRouter = t.router({
  challenge: publicProcedure
    .meta(
      rest(
        "GET /bot-challenge",
        "What to answer, in recaptchaToken, with the next call of an action; each answer is good for one call",
        botChallengeOutput,
      ),
    )
    .input(botChallengeInput)
    .query(({ ctx, input }) => ctx.deps.botCheck.challenge(input.action, ctx.origin)),
});
