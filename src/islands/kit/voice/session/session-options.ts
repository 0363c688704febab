import type { Sdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import type { TalkEnding } from "#src/islands/kit/voice/talk-state.ts";
import type { ServerMessage } from "#src/shared/voice/protocol.ts";
import { inputChunkMs } from "#src/shared/voice/voice-limits.ts";
import type { OwnVoice } from "./own-voice.ts";
import { type Admission, type TalkRequest, lineLost } from "./talk.ts";

type SessionOptions = Parameters<Sdk["Conversation"]["startSession"]>[0];

export interface SessionParts {
  readonly mode: ModeKeeper;
  readonly rating: Rating;
  readonly ownVoice: OwnVoice | null;
  /** The library has closed the line and let go of the hardware. */
  readonly disconnected: (ending: TalkEnding) => void;
}

/** Android's sound takes this long to change over to a call. */
const androidDelayMs = 3_000;

/** A talk as the client library takes it. */
export function sessionOptions(
  request: TalkRequest,
  admission: Admission,
  { mode, rating, ownVoice, disconnected }: SessionParts,
): SessionOptions {
  const { way, on, iosDelayMs = 0 } = request;
  return {
    signedUrl: admission.signedUrl,
    connectionType: "websocket",
    textOnly: way === "text",
    dynamicVariables: { ...admission.variables, ...request.variables },
    // Parameters come from a service: each tool checks its own.
    clientTools: request.tools,
    connectionDelay: { default: 0, android: androidDelayMs, ios: iosDelayMs },
    inputChunkDurationMs: inputChunkMs,
    preferHeadphonesForIosDevices: true,
    useWakeLock: true,
    onModeChange: ({ mode: now }) => mode.set(now),
    onInterruption: mode.interrupt,
    onMessage: ({ role, message, event_id: eventId = null }) => {
      if (role === "user") on.personHeard(message);
      else {
        on.coachSaid(eventId, message);
        ownVoice?.read(message);
      }
    },
    onAgentChatResponsePart: ({ type, event_id: eventId, text }) => {
      if (type === "delta") on.coachWrote(eventId, text);
    },
    onAgentResponseCorrection: ({ event_id: eventId, corrected_agent_response: text }) =>
      on.coachCorrected(eventId, text),
    onPing: ({ ping_ms: roundTripMs = null }) => on.pinged?.(roundTripMs),
    onIncomingEvent: (event: ServerMessage) => {
      if (event.type === "audio") rating.heard(event.audio_event.event_id);
      // A typed talk has no audio events.
      if (event.type === "agent_response") rating.heard(event.agent_response_event.event_id);
    },
    onDisconnect: (details) => disconnected(endingOf(details)),
  };
}

type Details = Parameters<NonNullable<SessionOptions["onDisconnect"]>>[0];

function endingOf(details: Details): TalkEnding {
  if (details.reason === "agent") return { by: "coach" };
  if (details.reason === "user") return { by: "person" };
  return { by: "problem", problem: lineLost(details.message) };
}

/** Sound comes in pieces, and the library says "listening" in each gap of a few milliseconds. */
const settleMs = 150;

interface ModeKeeper {
  readonly set: (mode: "listening" | "speaking") => void;
  /** The coach was interrupted: there's no gap to wait for. */
  readonly interrupt: () => void;
  readonly close: () => void;
}

/** Whose turn it is, without flicker: "speaking" at once, "listening" once it has lasted. */
export function createModeKeeper(changed: (mode: "listening" | "speaking") => void): ModeKeeper {
  let shown: "listening" | "speaking" = "listening";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (mode: typeof shown) => {
    clearTimeout(timer);
    if (mode === shown) return;
    shown = mode;
    changed(mode);
  };
  return {
    set: (mode) => {
      clearTimeout(timer);
      if (mode === "speaking") show(mode);
      else timer = setTimeout(() => show(mode), settleMs);
    },
    interrupt: () => show("listening"),
    close: () => clearTimeout(timer),
  };
}

/** Whether the newest answer may be rated: once each, from the moment the coach says something new. */
interface Rating {
  /** The coach said something, under this number. */
  readonly heard: (eventId: number) => void;
  /** @returns the number to rate; null, with a warning on the console, if there's nothing to rate */
  readonly take: () => number | null;
  /** The talk is over. */
  readonly close: () => void;
}

/** @param changed told whenever rating becomes possible or stops being so */
export function createRating(changed: (canRate: boolean) => void): Rating {
  let newest = 0;
  let rated = 0;
  let isOpen = true;
  return {
    heard: (eventId) => {
      if (!isOpen || eventId <= newest) return;
      const could = newest > rated;
      newest = eventId;
      if (!could) changed(true);
    },
    take: () => {
      if (!isOpen || newest === 0) {
        globalThis.console.warn("Cannot send feedback: the conversation has not started.");
        return null;
      }
      if (rated === newest) {
        globalThis.console.warn(
          "Cannot send feedback: feedback has already been sent for the current response.",
        );
        return null;
      }
      rated = newest;
      changed(false);
      return newest;
    },
    close: () => {
      isOpen = false;
    },
  };
}
