import { getSignedUrl, getVoiceStatus } from "./get-signed-url.ts";
import { thankVisitor } from "./thank-visitor.ts";
import { t, publicProcedure } from "#src/server/trpc/procedures.ts";
import { doneOutput } from "#src/shared/account/account.output.ts";
import { demoVisitorInput, signedUrlInput } from "#src/shared/voice/voice.input.ts";
import { signedUrlOutput, voiceStatusOutput } from "#src/shared/voice/voice.output.ts";

export const voiceRouter = t.router({
  status: publicProcedure
    .meta({
      call: "GET /voice/feature-status",
      summary: "Whether there is a voice coach, and who thinks behind it",
      output: voiceStatusOutput,
    })
    .query(({ ctx }) => getVoiceStatus(ctx.deps)),
  /** A second call makes a second URL; each starts one conversation. */
  signedUrl: publicProcedure
    .meta({
      call: "GET /voice/get-signed-url",
      summary:
        "A WebSocket URL that starts one talk, for @elevenlabs/client: a demo for anyone, or about your own newest result",
      output: signedUrlOutput,
      isSpending: true,
      errors: [401, 404],
    })
    .input(signedUrlInput)
    .mutation(({ ctx, input }) => getSignedUrl(ctx.deps, ctx.actor, ctx.origin, input)),
  thank: publicProcedure
    .meta({
      call: "POST /helpline-demo/send-emails",
      summary: "Thank a visitor for trying the demo, and tell the operator of the site",
      output: doneOutput,
      status: 202,
    })
    .input(demoVisitorInput)
    .mutation(({ ctx, input }) => thankVisitor(ctx.deps, ctx.origin, input)),
});
