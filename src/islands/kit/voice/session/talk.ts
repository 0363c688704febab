import type {
  MicrophonePermission,
  TalkEnding,
  TalkProblem,
  Way,
} from "#src/islands/kit/voice/talk-state.ts";
import type { ClientToolName, ClientTools } from "#src/shared/voice/talk.ts";

/** How loud both are, 0 to 1. */
export interface VoiceLevels {
  readonly person: number;
  readonly coach: number;
}

/** Calls that the coach may make. A string is the result; a throw is an error with its message. */
export type TalkTools = {
  readonly [Name in ClientToolName]?: (parameters: ClientTools[Name]) => string | undefined;
};

/** A way in, as the server gives it. */
export interface Admission {
  readonly signedUrl: string;
  readonly variables: Readonly<Record<string, string>>;
}

export interface TalkRequest {
  readonly way: Way;
  /** Called after the microphone is granted: admission lasts a minute, and people may take longer. */
  readonly admit: () => Promise<Admission>;
  /** Added to the admission's variables. */
  readonly variables: Readonly<Record<string, string>>;
  readonly tools: TalkTools;
  /** Reads what the coach writes with a voice of this device. */
  readonly ownVoice?: SpeechSynthesisVoice | null | undefined;
  /** Waits so long before it connects on iOS. 0 unless given. */
  readonly iosDelayMs?: number | undefined;
  /** Gives up starting, or ends what has started. */
  readonly signal?: AbortSignal | undefined;
  readonly on: TalkListener;
}

/** Told what happens in a talk. */
export interface TalkListener {
  readonly permission: (permission: MicrophonePermission) => void;
  readonly mode: (mode: "listening" | "speaking") => void;
  /** A piece of what the coach is writing. */
  readonly coachWrote: (eventId: number, piece: string) => void;
  readonly coachSaid: (eventId: number | null, text: string) => void;
  readonly coachCorrected: (eventId: number, text: string) => void;
  readonly personHeard: (text: string) => void;
  readonly canRate: (canRate: boolean) => void;
  /** The service asked for a sign of life, and says how long the last one took, where it measures that. */
  readonly pinged?: (roundTripMs: number | null) => void;
  /** Once, for a talk that had started; the microphone is off by now. */
  readonly ended: (ending: TalkEnding) => void;
}

/** A talk that has started. All of it is without effect once the talk has ended. */
export interface Talk {
  /** The service's own id of it. */
  readonly id: string;
  /** Typed or tapped by the person. */
  say(text: string): void;
  /** The person is typing: the coach waits. */
  typing(): void;
  /** Tells the coach something without asking for an answer. */
  tell(text: string): void;
  /** Rates the newest answer, once. @returns whether it was sent; if not, a console warning says why */
  rate(rating: "like" | "dislike"): boolean;
  levels(): VoiceLevels;
  /** Ends it, with a reason of the page's own. */
  stop(ending: TalkEnding): void;
  /** Ends it and resolves once the microphone is off. */
  end(): Promise<void>;
}

/** A talk that didn't start. */
export class TalkFailure extends Error {
  override readonly name = "TalkFailure";
  readonly problem: TalkProblem;

  constructor(problem: TalkProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

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

/** @throws {TalkFailure} that there's no microphone, or that it's refused */
export async function requestMicrophone(told: TalkListener["permission"]): Promise<MediaStream> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    told("granted");
    return stream;
  } catch (error) {
    const problem = microphoneProblem(error);
    if (problem.kind === "microphone-denied") told("denied");
    throw new TalkFailure(problem);
  }
}

export const stopStream = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
