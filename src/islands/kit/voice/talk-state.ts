import type { Turn } from "#src/shared/voice/talk.ts";

/** Spoken, with a microphone; or typed and read, without one. */
export type Way = "voice" | "text";

export type MicrophonePermission = "unknown" | "granted" | "denied";

/** Why a talk stopped or didn't start. */
export interface TalkProblem {
  readonly kind:
    | "microphone-denied"
    /** There's none, or another program holds it. */
    | "microphone-missing"
    /** It was unplugged during the talk. */
    | "microphone-lost"
    /** The server gave no way in: switched off, too many talks, not signed in. */
    | "refused"
    /** Something on our side failed before there was a line. */
    | "not-started"
    /** The line didn't come about. */
    | "no-connection"
    /** The line broke after it had stood. */
    | "line-lost";
  /** One sentence or two for the person. */
  readonly message: string;
}

export type TalkEnding =
  | { readonly by: "person" }
  | { readonly by: "coach" }
  /** The person seemed to be in trouble, and an external service would answer. */
  | { readonly by: "care" }
  /** The longest time a talk may take is over. */
  | { readonly by: "time" }
  | { readonly by: "problem"; readonly problem: TalkProblem };

/** A turn as captions show it. */
export interface Caption extends Turn {
  /** Grows with each turn; a corrected turn keeps it. */
  readonly id: number;
  /** The service's number of a coach's turn; null for the person, and for earlier connections. */
  readonly eventId: number | null;
  /** Typed here, and not yet repeated by the service. */
  readonly isUnconfirmed: boolean;
  /** The coach is still writing it. */
  readonly isGrowing: boolean;
}

export interface TalkState {
  /** `idle` until the first start; then as the specification names them. */
  readonly status: "idle" | "connecting" | "connected" | "disconnecting" | "disconnected";
  readonly way: Way;
  /** Whose turn it is to be heard. */
  readonly mode: "listening" | "speaking";
  readonly permission: MicrophonePermission;
  /** Oldest first. They stay after the talk, until a new one starts or `forget` is called. */
  readonly captions: readonly Caption[];
  /** Answers to tap, as the coach last offered them; gone once the person has answered. */
  readonly answers: readonly string[];
  /** Whether the coach has said something that can be rated and wasn't. */
  readonly canRate: boolean;
  /** How the newest of the coach's answers was rated. */
  readonly rating: "like" | "dislike" | null;
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
  rating: null,
  byTaps: false,
  needsHelp: false,
  ending: null,
};

export type TalkEvent =
  | { readonly type: "starting"; readonly way: Way; readonly keepsTurns: boolean }
  | { readonly type: "permission"; readonly permission: MicrophonePermission }
  | { readonly type: "taps only" }
  | { readonly type: "connected" }
  | { readonly type: "mode"; readonly mode: TalkState["mode"] }
  /** A piece of a turn that isn't whole yet. */
  | { readonly type: "coach wrote"; readonly eventId: number; readonly piece: string }
  | { readonly type: "coach said"; readonly eventId: number | null; readonly text: string }
  | { readonly type: "coach corrected"; readonly eventId: number; readonly text: string }
  /** Heard and written down by the service. */
  | { readonly type: "person heard"; readonly text: string }
  /** Typed or tapped here. */
  | { readonly type: "person typed"; readonly text: string }
  | { readonly type: "answers offered"; readonly answers: readonly string[] }
  | { readonly type: "can rate"; readonly canRate: boolean }
  | { readonly type: "rated"; readonly rating: "like" | "dislike" }
  | { readonly type: "needs help" }
  | { readonly type: "ending" }
  | { readonly type: "ended"; readonly ending: TalkEnding }
  | { readonly type: "forgotten" };

/** What a talk looks like after `event`. */
export function afterTalkEvent(state: TalkState, event: TalkEvent): TalkState {
  switch (event.type) {
    case "starting":
      return {
        ...idleTalk,
        status: "connecting",
        way: event.way,
        permission: state.permission,
        needsHelp: event.keepsTurns && state.needsHelp,
        captions: event.keepsTurns ? state.captions.map(fromEarlierLine) : [],
      };
    case "permission":
      return { ...state, permission: event.permission };
    case "taps only":
      return { ...state, byTaps: true };
    case "connected":
      return { ...state, status: "connected" };
    case "mode":
      return { ...state, mode: event.mode };
    case "coach wrote":
      return { ...state, ...coachWrote(state, event.eventId, event.piece) };
    case "coach said":
      return { ...state, ...coachSaid(state, event.eventId, event.text) };
    case "coach corrected":
      return { ...state, captions: corrected(state.captions, event.eventId, event.text) };
    case "person heard":
      return { ...state, answers: [], captions: heard(state.captions, event.text) };
    case "person typed":
      return { ...state, answers: [], captions: added(state.captions, personSays(event.text, true)) };
    case "answers offered":
      return { ...state, answers: event.answers };
    case "can rate":
      return { ...state, canRate: event.canRate };
    case "rated":
      return { ...state, canRate: false, rating: event.rating };
    case "needs help":
      return { ...state, needsHelp: true };
    case "ending":
      return { ...state, status: "disconnecting" };
    case "ended":
      return {
        ...state,
        status: "disconnected",
        mode: "listening",
        answers: [],
        canRate: false,
        ending: event.ending,
      };
    case "forgotten":
      return { ...state, captions: [], rating: null };
  }
}

type NewCaption = Omit<Caption, "id">;

const personSays = (text: string, isUnconfirmed: boolean): NewCaption => ({
  from: "person",
  text,
  eventId: null,
  isUnconfirmed,
  isGrowing: false,
});

const added = (captions: readonly Caption[], caption: NewCaption): readonly Caption[] => [
  ...captions,
  { ...caption, id: (captions.at(-1)?.id ?? 0) + 1 },
];

/** Services number from 1 again on each line: an old number must not meet a new one. */
const fromEarlierLine = (caption: Caption): Caption => ({
  ...{ ...caption, eventId: null, isUnconfirmed: false, isGrowing: false },
});

function coachWrote(state: TalkState, eventId: number, piece: string): Partial<TalkState> {
  const known = state.captions.find((caption) => caption.eventId === eventId);
  if (known !== undefined)
    return {
      captions: state.captions.map((caption) =>
        caption === known ? { ...caption, text: caption.text + piece } : caption,
      ),
    };
  const caption: NewCaption = { from: "coach", text: piece, eventId, isUnconfirmed: false, isGrowing: true };
  return { captions: added(state.captions, caption), rating: null };
}

function coachSaid(state: TalkState, eventId: number | null, text: string): Partial<TalkState> {
  const isKnown = eventId !== null && state.captions.some((caption) => caption.eventId === eventId);
  if (isKnown) return { captions: corrected(state.captions, eventId, text) };
  const caption: NewCaption = { from: "coach", text, eventId, isUnconfirmed: false, isGrowing: false };
  return { captions: added(state.captions, caption), rating: null };
}

const corrected = (captions: readonly Caption[], eventId: number, text: string): readonly Caption[] =>
  captions.map((caption) => (caption.eventId === eventId ? { ...caption, text, isGrowing: false } : caption));

/** Some services repeat what was typed, others don't: either way it's shown once. */
function heard(captions: readonly Caption[], text: string): readonly Caption[] {
  const typed = captions.find((caption) => caption.isUnconfirmed && caption.text === text);
  return typed === undefined
    ? added(captions, personSays(text, false))
    : captions.map((caption) => (caption === typed ? { ...caption, isUnconfirmed: false } : caption));
}
