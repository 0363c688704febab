import {
  getMailPreferences,
  getSubscription,
  setMailPreferences,
  setSubscription,
} from "#src/server/domain/mail/topics/opt-outs.ts";
import { t, publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import {
  mailPreferencesInput,
  unsubscribeInput,
  unsubscribeTokenInput,
} from "#src/shared/mail/mail-preferences.input.ts";
import { mailPreferencesOutput } from "#src/shared/mail/mail-preferences.output.ts";

export const mailRouter = t.router({
  preferences: userProcedure
    .meta({
      call: "GET /mail-preferences",
      summary: "Which optional emails are on",
      output: mailPreferencesOutput,
    })
    .query(({ ctx }) => getMailPreferences(ctx.deps, ctx.actor)),

  setPreferences: userProcedure
    .meta({
      call: "PUT /mail-preferences",
      summary: "Turn optional emails on or off; what you leave out stays as it is",
      output: mailPreferencesOutput,
    })
    .input(mailPreferencesInput)
    .mutation(({ ctx, input }) => setMailPreferences(ctx.deps, ctx.actor, input)),

  /** Anyone with the email may see and use its unsubscribe link. */
  subscription: publicProcedure
    .input(unsubscribeTokenInput)
    .query(({ ctx, input }) => getSubscription(ctx.deps, input.token)),

  setSubscription: publicProcedure
    .input(unsubscribeInput)
    .mutation(({ ctx, input }) => setSubscription(ctx.deps, input.token, input.wanted)),
});
