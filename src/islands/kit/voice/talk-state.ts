import type { Turn } from "#src/shared/voice/talk.ts";

/** Spoken, with a microphone; or typed and read, without one. */
export type Way = "voice" | "text";

/** Why a talk stopped or didn't start. */
export interface TalkProblem {
  readonly kind:
    | "microphone-denied"
    /** There's none, another program holds it, or it was unplugged during the talk. */
    | "microphone-missing"
    /** The server gave no way in: switched off, too many talks, not signed in. */
    | "refused"
    /** Something on our side failed before there was a connection. */
    | "not-started"
    /** The connection failed, at its start or later. */
    | "no-connection";
  /** One sentence or two for the person. */
  readonly message: string;
}

export type TalkEnding =
  /** `care`: the person seemed to be in trouble, and an external service would answer. */
  | { readonly by: "person" | "coach" | "care" | "time" }
  | { readonly by: "problem"; readonly problem: TalkProblem };

/** A turn as captions show it. */
export interface Caption extends Turn {
  /** Grows with each turn; a corrected turn keeps it. */
  readonly id: number;
  /** The service's number of a coach's turn on this connection. */
  readonly eventId?: number | undefined;
  /** Typed here, and not yet repeated by the service. */
  readonly isUnconfirmed?: boolean;
  /** The coach is still writing it. */
  readonly isGrowing?: boolean;
}

export interface TalkState {
  /** `idle` until the first start; then as the specification names them. */
  readonly status: "idle" | "connecting" | "connected" | "disconnecting" | "disconnected";
  readonly way: Way;
  /** Whose turn it is to be heard. */
  readonly mode: "listening" | "speaking";
  readonly permission: "unknown" | "granted" | "denied";
  /** Oldest first. They stay after the talk, until a new one starts or `forget` is called. */
  readonly captions: readonly Caption[];
  /** Answers to tap, as the coach last offered them; gone once the person has answered. */
  readonly answers: readonly string[];
  /** Whether the coach has said something that can be rated and wasn't. */
  readonly canRate: boolean;
  /** Whether the coach takes only the answers that it offers. */
  readonly byTaps: boolean;
  /** Whether the person sounded in trouble: the notice on who can help stays. */
  readonly needsHelp: boolean;
  /** Why it ended; null before and during a talk. */
  readonly ending: TalkEnding | null;
}

export const idleTalk: TalkState = {
  status: "idle",
  way: "voice",
  mode: "listening",
  permission: "unknown",
  captions: [],
  answers: [],
  canRate: false,
  byTaps: false,
  needsHelp: false,
  ending: null,
};

/** Adds a turn. The coach's come in pieces, whole, and corrected: each replaces the one with its number. */
export function withTurn(captions: readonly Caption[], turn: Omit<Caption, "id">): readonly Caption[] {
  const known = captions.find(({ eventId }) => eventId !== undefined && eventId === turn.eventId);
  const id = known?.id ?? (captions.at(-1)?.id ?? 0) + 1;
  return known === undefined
    ? [...captions, { ...turn, id }]
    : captions.map((caption) => (caption === known ? { ...turn, id } : caption));
}

/** Some services repeat what was typed, others don't: either way it's shown once. */
export function withHeard(captions: readonly Caption[], text: string): readonly Caption[] {
  const typed = captions.find((caption) => caption.isUnconfirmed && caption.text === text);
  return typed === undefined
    ? withTurn(captions, { from: "person", text })
    : captions.map((caption) => (caption === typed ? { ...caption, isUnconfirmed: false } : caption));
}

/** Services number from 1 again on each connection: an old number must not meet a new one. */
export const fromEarlier = (captions: readonly Caption[]): readonly Caption[] =>
  captions.map(({ id, from, text }) => ({ id, from, text }));
