import type { Operation } from "#src/server/http/rest/operation.ts";
import { doneOutput } from "#src/shared/account/account.output.ts";
import { demoVisitorInput } from "#src/shared/voice/demo-visitor.input.ts";
import { signedUrlInput } from "#src/shared/voice/voice.input.ts";
import { signedUrlOutput, voiceStatusOutput } from "#src/shared/voice/voice.output.ts";

/** The voice coach: whether there is one, the right to talk to it, and thanks for trying the demo. */
export const voiceOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/voice/feature-status",
    summary: "Whether there is a voice coach, and who thinks behind it",
    procedure: "voice.status",
    output: voiceStatusOutput,
  },
  {
    method: "get",
    path: "/voice/get-signed-url",
    summary:
      "A WebSocket URL that starts one talk, for @elevenlabs/client: a demo for anyone, or about your own newest result",
    procedure: "voice.signedUrl",
    isSpending: true,
    query: signedUrlInput,
    output: signedUrlOutput,
  },
  {
    method: "post",
    path: "/helpline-demo/send-emails",
    summary: "Thank a visitor for trying the demo, and tell the operator of the site",
    procedure: "voice.thank",
    status: 202,
    body: demoVisitorInput,
    output: doneOutput,
  },
];
