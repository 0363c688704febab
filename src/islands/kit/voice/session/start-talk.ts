import { connectLimitMs, inputChunkMs, talkLimitMs } from "#src/shared/voice/voice-limits.ts";
import type { ServerMessage } from "#src/shared/voice/protocol.ts";
import { type Sdk, loadSdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import type { TalkEnding, TalkState } from "#src/islands/kit/voice/talk-state.ts";
import {
  type Talk,
  type TalkRequest,
  microphoneLost,
  noConnection,
  requestMicrophone,
  startProblem,
  stopStream,
} from "./talk.ts";
import { createDeviceVoice } from "./device-voice.ts";
import { watchHardware } from "./watched-hardware.ts";

type Conversation = Awaited<ReturnType<Sdk["Conversation"]["startSession"]>>;

/** Sound comes in pieces, and the library says "listening" in each gap of a few milliseconds. */
const settleMs = 150;

let current: Talk | null = null;
/** Until then, a start that was given up may still open something. */
let cleared: Promise<void> = Promise.resolve();

/**
 * Starts a talk: microphone, admission, connection. While one starts or runs, returns that one.
 * However it ends or fails, the microphone and all sound are off afterwards.
 */
export function startTalk(request: TalkRequest): Talk {
  current ??= openTalk(request);
  return current;
}

function openTalk({ way, admit, variables, tools, deviceVoice: voice, on }: TalkRequest): Talk {
  const stopped = new AbortController();
  const isStopped = () => stopped.signal.aborted;
  let stop: Talk["stop"] = () => undefined;
  const ended = new Promise<TalkEnding>((resolve) => {
    stop = (ending) => {
      stopped.abort();
      resolve(ending);
    };
  });
  let session: Promise<Conversation> | null = null;
  let conversation: Conversation | null = null;

  let limit: ReturnType<typeof setTimeout> | undefined;
  let modeTimer: ReturnType<typeof setTimeout> | undefined;
  const setMode = (mode: TalkState["mode"]) => {
    clearTimeout(modeTimer);
    if (mode === "speaking") on.mode?.(mode);
    else modeTimer = setTimeout(() => on.mode?.(mode), settleMs);
  };
  const deviceVoice =
    voice && way === "text"
      ? createDeviceVoice(voice, (isReading) => setMode(isReading ? "speaking" : "listening"))
      : null;

  /** Numbers of the coach's newest answer, and of the one that was rated last. */
  let newest = 0;
  let rated = 0;
  const heard = (eventId: number) => {
    if (eventId <= newest) return;
    newest = eventId;
    on.canRate?.(true);
  };

  async function connect(): Promise<void> {
    const loading = loadSdk();
    // Awaited further down: without this, a failed load would be an unhandled rejection until then.
    loading.catch(() => undefined);
    const microphone = way === "voice" ? await requestMicrophone(on.permission) : null;
    if (isStopped()) return;
    limit = setTimeout(() => stop({ by: "problem", problem: noConnection() }), connectLimitMs);
    const [{ Conversation, workletPaths }, admission] = await Promise.all([loading, admit()]);
    if (isStopped()) return;
    session = Conversation.startSession({
      signedUrl: admission.signedUrl,
      dynamicVariables: { ...admission.variables, ...variables },
      workletPaths,
      textOnly: way === "text",
      // Parameters come from a service: each tool checks its own.
      clientTools: tools,
      inputChunkDurationMs: inputChunkMs,
      preferHeadphonesForIosDevices: true,
      onModeChange: ({ mode }) => setMode(mode),
      onMessage: ({ role, message, event_id: eventId }) => {
        if (role === "user") on.personHeard?.(message);
        else {
          on.coachSaid(eventId ?? undefined, message);
          deviceVoice?.read(message);
        }
      },
      onAgentChatResponsePart: ({ type, event_id: eventId, text }) => {
        if (type === "delta") on.coachWrote?.(eventId, text);
      },
      onAgentResponseCorrection: ({ event_id: eventId, corrected_agent_response: text }) =>
        on.coachSaid(eventId, text),
      onPing: ({ ping_ms: roundTripMs }) => on.pinged?.(roundTripMs ?? undefined),
      onIncomingEvent: (event: ServerMessage) => {
        if (event.type === "audio") heard(event.audio_event.event_id);
        // A typed talk has no audio events.
        if (event.type === "agent_response") heard(event.agent_response_event.event_id);
      },
      onDisconnect: (details) =>
        stop(
          details.reason === "error"
            ? { by: "problem", problem: noConnection(details.message) }
            : { by: details.reason === "agent" ? "coach" : "person" },
        ),
    });
    conversation = await session;
    if (isStopped()) return;
    clearTimeout(limit);
    limit = setTimeout(() => stop({ by: "time" }), talkLimitMs[way]);
    stopStream(microphone);
    on.connected();
  }

  async function run(): Promise<void> {
    await cleared;
    const hardware = watchHardware(() => stop({ by: "problem", problem: microphoneLost }));
    if (!isStopped())
      connect().catch((error: unknown) => stop({ by: "problem", problem: startProblem(error) }));
    const ending = await ended;
    deviceVoice?.stop();
    // If the library can't end it, the hardware is released all the same.
    const closed = Promise.resolve(session)
      .then((started) => started?.endSession())
      .catch(() => undefined);
    if (conversation !== null) await closed;
    hardware.release();
    // The hardware watch closes whatever the library still opens after we gave up.
    cleared = closed.then(hardware.unwatch);
    clearTimeout(limit);
    clearTimeout(modeTimer);
    current = null;
    on.ended(ending);
  }

  const connected = () => (conversation?.isOpen() ? conversation : null);
  return {
    say: (text) => {
      deviceVoice?.stop();
      connected()?.sendUserMessage(text);
    },
    typing: () => connected()?.sendUserActivity(),
    tell: (text) => connected()?.sendContextualUpdate(text),
    rate: (score) => {
      if (newest === rated) {
        globalThis.console.warn(
          newest === 0
            ? "Cannot send feedback: the conversation has not started."
            : "Cannot send feedback: feedback has already been sent for the current response.",
        );
        return;
      }
      rated = newest;
      connected()?.sendFeedback(score === "like", newest);
      on.canRate?.(false);
    },
    stop,
    over: run(),
  };
}
