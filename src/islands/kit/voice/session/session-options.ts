import type { ServerMessage } from "#src/shared/voice/protocol.ts";
import { inputChunkMs } from "#src/shared/voice/voice-limits.ts";
import type { Sdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import type { TalkEnding } from "#src/islands/kit/voice/state/talk-state.ts";
import type { ModeKeeper } from "./mode.ts";
import type { OwnVoice } from "./own-voice.ts";
import { lineLost } from "./problems.ts";
import type { Rating } from "./rating.ts";
import type { Admission, TalkRequest } from "./talk.ts";

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
    onAgentResponseCorrection: ({ event_id: eventId, corrected_agent_response: text }) =>
      on.coachCorrected(eventId, text),
    onPing: ({ ping_ms: roundTripMs = null }) => on.pinged?.(roundTripMs),
    onIncomingEvent: (event: ServerMessage) => {
      if (event.type === "audio") rating.heard(event.audio_event.event_id);
      // A text twin, or a coach read by the device's own voice, has no sound to go by.
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
