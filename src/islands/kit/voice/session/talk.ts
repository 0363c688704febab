import { errorText } from "#src/islands/kit/api/api-error.ts";
import { request } from "#src/islands/kit/api/request.ts";
import type { TalkEnding, TalkProblem, TalkState, Way } from "#src/islands/kit/voice/talk-state.ts";
import type { ClientToolName, ClientTools, TalkPurpose } from "#src/shared/voice/talk.ts";

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
  readonly deviceVoice?: SpeechSynthesisVoice | null | undefined;
  readonly on: TalkListener;
}

/** Told what happens in a talk. */
export interface TalkListener {
  readonly permission?: (permission: TalkState["permission"]) => void;
  readonly connected: () => void;
  readonly mode?: (mode: TalkState["mode"]) => void;
  /** A piece of what the coach is writing. */
  readonly coachWrote?: (eventId: number, piece: string) => void;
  /** A whole turn, or one that is corrected to what was heard of it. */
  readonly coachSaid: (eventId: number | undefined, text: string) => void;
  readonly personHeard?: (text: string) => void;
  readonly canRate?: (canRate: boolean) => void;
  /** The service asked for a sign of life, and says how long the last one took, where it measures that. */
  readonly pinged?: (roundTripMs: number | undefined) => void;
  /** Once, also if it never connected; the microphone is off by now. */
  readonly ended: (ending: TalkEnding) => void;
}

/** A talk from its start on. What is said before it's connected or after its end goes nowhere. */
export interface Talk {
  /** Typed or tapped by the person. */
  say(text: string): void;
  /** The person is typing: the coach waits. */
  typing(): void;
  /** Tells the coach something without asking for an answer. */
  tell(text: string): void;
  /** Rates the newest answer, once; a second time is a console warning. */
  rate(rating: "like" | "dislike"): void;
  /** Gives up starting, or ends what has started. The first reason counts. */
  stop(ending: TalkEnding): void;
  /** Resolves once it has ended, with the microphone off. */
  readonly over: Promise<void>;
}

/** A talk that can't start. */
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
const missing = "Unable to find a microphone. Connect one and try again, or go on without it.";
const busy =
  "Unable to use the microphone. Another program may be using it. Close that, or go on without it.";

export const microphoneLost: TalkProblem = {
  kind: "microphone-missing",
  message: "Your microphone was disconnected. Plug it in to go on, or go on without it.",
};

export const noConnection = (message = unableToConnect): TalkProblem => ({ kind: "no-connection", message });

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
  if (worklet) return noConnection(`${worklet[0]}. Make sure the browser supports AudioWorklets.`);
  if (!(error instanceof Error && "closeReason" in error))
    return { kind: "not-started", message: unableToConnect };
  return noConnection(typeof error.closeReason === "string" ? error.closeReason : undefined);
}

/** @throws {TalkFailure} that there's no microphone, or that it's refused */
export async function requestMicrophone(told?: TalkListener["permission"]): Promise<MediaStream> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    told?.("granted");
    return stream;
  } catch (error) {
    const problem = microphoneProblem(error);
    if (problem.kind === "microphone-denied") told?.("denied");
    throw new TalkFailure(problem);
  }
}

export const stopStream = (stream: MediaStream | null): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

interface Asked {
  readonly purpose: TalkPurpose;
  /** The round whose newest result a coach's talk is about. */
  readonly surveyId?: string | undefined;
  /** Asks for the built-in coach instead of the usual one. */
  readonly brain?: "built-in" | undefined;
}

/** Asks the server for a way into a talk. @throws {TalkFailure} with its sentence when it gives none */
export async function requestAdmission({ purpose, surveyId, brain }: Asked): Promise<Admission> {
  const query = new URLSearchParams({
    purpose,
    ...(surveyId !== undefined && { surveyId }),
    ...(brain && { brain }),
  });
  const answer = await request("get", `/api/voice/get-signed-url?${query.toString()}`, undefined, {
    // A demo needs no sign-in, and panels show the error themselves.
    seesTo401: true,
  }).catch((error: unknown) => {
    throw new TalkFailure({ kind: "refused", message: errorText(error) });
  });
  if (isAdmission(answer)) return answer;
  throw new TalkFailure(noConnection());
}

const isAdmission = (answer: unknown): answer is Admission =>
  typeof answer === "object" && answer !== null && "signedUrl" in answer && "variables" in answer;
