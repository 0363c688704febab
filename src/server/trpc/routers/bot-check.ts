import { publicProcedure } from "#src/server/trpc/procedures.ts";
import { t } from "#src/server/trpc/init.ts";
import { botChallengeInput } from "#src/shared/bot-check/bot-check.input.ts";

export const botCheckRouter = t.router({
  challenge: publicProcedure
    .input(botChallengeInput)
    .query(({ ctx, input }) => ctx.deps.botCheck.challenge(input.action, ctx.origin)),
});
