import { getMailPreferences, setMailPreferences } from "#src/server/domain/mail/topics/mail-preferences.ts";
import {
  getSubscription,
  setSurveyMuted,
  setSubscription,
} from "#src/server/domain/mail/topics/unsubscribe.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import {
  mailPreferencesInput,
  muteSurveyInput,
  unsubscribeInput,
  unsubscribeTokenInput,
} from "#src/shared/mail/mail-preferences.input.ts";

export const mailRouter = t.router({
  preferences: userProcedure.query(({ ctx }) => getMailPreferences(ctx.deps, ctx.actor)),

  setPreferences: userProcedure
    .input(mailPreferencesInput)
    .mutation(({ ctx, input }) => setMailPreferences(ctx.deps, ctx.actor, input)),

  /** Whoever has an email may ask what its link stops, and stop it. */
  subscription: publicProcedure
    .input(unsubscribeTokenInput)
    .query(({ ctx, input }) => getSubscription(ctx.deps, input.token)),

  setSubscription: publicProcedure
    .input(unsubscribeInput)
    .mutation(({ ctx, input }) => setSubscription(ctx.deps, input.token, input.wanted)),

  setSurveyMuted: publicProcedure
    .input(muteSurveyInput)
    .mutation(({ ctx, input }) => setSurveyMuted(ctx.deps, input.token, input.muted)),
});
