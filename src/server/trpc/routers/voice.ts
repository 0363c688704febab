import { getSignedUrl } from "#src/server/domain/voice/get-signed-url.ts";
import { getVoiceStatus } from "#src/server/domain/voice/get-voice-status.ts";
import { thankVisitor } from "#src/server/domain/voice/thank-visitor.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure } from "#src/server/trpc/procedures.ts";
import { demoVisitorInput } from "#src/shared/voice/demo-visitor.input.ts";
import { signedUrlInput } from "#src/shared/voice/voice.input.ts";

export const voiceRouter = t.router({
  status: publicProcedure.query(({ ctx }) => getVoiceStatus(ctx.deps)),
  /** Whoever asks twice gets two URLs, each for one talk. */
  signedUrl: publicProcedure
    .input(signedUrlInput)
    .mutation(({ ctx, input }) => getSignedUrl(ctx.deps, ctx.actor, ctx.origin, input)),
  thank: publicProcedure
    .input(demoVisitorInput)
    .mutation(({ ctx, input }) => thankVisitor(ctx.deps, ctx.origin, input)),
});
