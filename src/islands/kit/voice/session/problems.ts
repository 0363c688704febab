import type { TalkProblem } from "#src/islands/kit/voice/state/talk-state.ts";
import { TalkFailure } from "./talk.ts";

export const unableToConnect = "Unable to connect to voice service. Please try again.";
const denied = "Microphone access was denied. Allow it in your browser’s settings, or go on without it.";
const missing = "Unable to find a microphone. Plug one in and try again, or go on without it.";
const busy =
  "Unable to use the microphone. Another program may be using it. Close that, or go on without it.";

export const microphoneLost: TalkProblem = {
  kind: "microphone-lost",
  message: "Your microphone was disconnected. Plug it in to go on, or go on without it.",
};

export const tookTooLong: TalkProblem = { kind: "no-connection", message: unableToConnect };

export const lineLost = (message: string): TalkProblem => ({ kind: "line-lost", message });

/** What a refused `getUserMedia` means. */
export function microphoneProblem(error: unknown): TalkProblem {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError")
    return { kind: "microphone-denied", message: denied };
  return { kind: "microphone-missing", message: name === "NotReadableError" ? busy : missing };
}

/** What the client library's refusal to start means. */
export function startProblem(error: unknown): TalkProblem {
  if (error instanceof TalkFailure) return error.problem;
  const worklet =
    error instanceof Error ? /^Failed to load the (\w+) worklet module/.exec(error.message) : null;
  if (worklet)
    return {
      kind: "no-connection",
      message: `${worklet[0]}. Make sure the browser supports AudioWorklets.`,
    };
  if (!(error instanceof Error && "closeReason" in error))
    return { kind: "not-started", message: unableToConnect };
  const { closeReason } = error;
  return { kind: "no-connection", message: typeof closeReason === "string" ? closeReason : unableToConnect };
}
