import { connectLimitMs, talkLimitMs } from "#src/shared/voice/voice-limits.ts";
import { type Sdk, loadSdk } from "#src/islands/kit/voice/sdk/load-sdk.ts";
import type { TalkEnding } from "#src/islands/kit/voice/talk-state.ts";
import {
  type Talk,
  TalkFailure,
  type TalkRequest,
  requestMicrophone,
  stopStream,
  microphoneLost,
  startProblem,
  tookTooLong,
} from "./talk.ts";
import { type SessionParts, createModeKeeper, createRating, sessionOptions } from "./session-options.ts";
import { type OwnVoice, createOwnVoice } from "./own-voice.ts";
import { watchHardware } from "./watched-hardware.ts";

/** What may end a talk from this side: the person, a limit, a lost microphone. The first counts. */
interface Stopper {
  readonly stop: (ending: TalkEnding) => void;
  /** Stops for `ending` once so many ms have passed. @returns how to take it back */
  readonly stopAfter: (ms: number, ending: TalkEnding) => () => void;
  /** Null while there's none. */
  readonly reason: () => TalkEnding | null;
  readonly stopped: Promise<TalkEnding>;
  /** No limit counts any more. */
  readonly close: () => void;
}

function createStopper(signal: AbortSignal | undefined): Stopper {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let reason: TalkEnding | null = null;
  let resolve: (ending: TalkEnding) => void = () => undefined;
  const stopped = new Promise<TalkEnding>((settle) => {
    resolve = settle;
  });
  const stop = (ending: TalkEnding) => {
    reason ??= ending;
    resolve(reason);
  };
  const stopForSignal = () => stop({ by: "person" });
  if (signal?.aborted) stopForSignal();
  signal?.addEventListener("abort", stopForSignal);
  return {
    stop,
    stopAfter: (ms, ending) => {
      const timer = setTimeout(() => stop(ending), ms);
      timers.add(timer);
      return () => clearTimeout(timer);
    },
    reason: () => reason,
    stopped,
    close: () => {
      signal?.removeEventListener("abort", stopForSignal);
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

type Conversation = Awaited<ReturnType<Sdk["Conversation"]["startSession"]>>;

let current: Promise<Talk> | null = null;
/** Until then, a start that was given up may still open something. */
let cleared: Promise<void> = Promise.resolve();

/**
 * Starts a talk: microphone, admission, connection. While one starts or runs, returns that one.
 * However it ends or fails, the microphone and all sound are off afterwards.
 *
 * @throws {TalkFailure} that it didn't start; a `DOMException` named AbortError that the signal gave it up
 */
export function startTalk(request: TalkRequest): Promise<Talk> {
  if (current !== null) return current;
  const talk = begin(request, () => {
    if (current === talk) current = null;
  });
  current = talk;
  return talk;
}

async function begin(request: TalkRequest, over: () => void): Promise<Talk> {
  await cleared;
  const { on } = request;
  const stopper = createStopper(request.signal);
  const hardware = watchHardware(() => stopper.stop({ by: "problem", problem: microphoneLost }));
  const mode = createModeKeeper(on.mode);
  const ownVoice = createOwnVoiceOf(request, (isReading) => mode.set(isReading ? "speaking" : "listening"));
  let disconnected: SessionParts["disconnected"] = () => undefined;
  const disconnection = new Promise<TalkEnding>((resolve) => {
    disconnected = resolve;
  });
  const parts: SessionParts = { mode, rating: createRating(on.canRate), ownVoice, disconnected };

  const release = () => {
    stopper.close();
    parts.rating.close();
    ownVoice?.stop();
    mode.close();
    hardware.release();
    over();
  };

  let session: Promise<Conversation> | null = null;
  const connecting = connect(request, parts, stopper, (begun) => {
    session = begun;
  });
  try {
    const stands = await Promise.race([connecting, failing(stopper.stopped), failing(disconnection)]);
    const ended = Promise.race([stopper.stopped.then(() => hangUp(stands)), disconnection]).then(async () => {
      const ending = stopper.reason() ?? (await disconnection);
      release();
      hardware.unwatch();
      on.ended(ending);
    });
    return talkOf(stands, parts, stopper.stop, () => {
      stopper.stop({ by: "person" });
      return ended;
    });
  } catch (error) {
    release();
    // The hardware watch closes whatever the library still opens after we gave up.
    cleared = settled(session).then(hardware.unwatch);
    connecting.catch(() => undefined);
    throw stopper.reason() !== null && error instanceof DOMException
      ? error
      : new TalkFailure(startProblem(error));
  }
}

/** @param begun called once the library has started, which can't be cancelled */
async function connect(
  request: TalkRequest,
  parts: SessionParts,
  stopper: Stopper,
  begun: (session: Promise<Conversation>) => void,
): Promise<Conversation> {
  const loading = loadSdk();
  // Awaited further down: without this, a failed load would be an unhandled rejection until then.
  loading.catch(() => undefined);
  const microphone = request.way === "voice" ? await requestMicrophone(request.on.permission) : null;
  refuseIfStopped(stopper);
  stopper.stopAfter(talkLimitMs[request.way], { by: "time" });
  const inTime = stopper.stopAfter(connectLimitMs, { by: "problem", problem: tookTooLong });
  const [{ Conversation, workletPaths }, admission] = await Promise.all([loading, request.admit()]);
  refuseIfStopped(stopper);
  const session = Conversation.startSession({ ...sessionOptions(request, admission, parts), workletPaths });
  begun(session);
  const conversation = await session;
  inTime();
  stopStream(microphone);
  return conversation;
}

function refuseIfStopped(stopper: Stopper): void {
  if (stopper.reason() !== null) throw new DOMException("Given up", "AbortError");
}

/** Until the library is done with a start, whichever way; a session that comes about is ended. */
const settled = (session: Promise<Conversation> | null): Promise<void> =>
  session === null ? Promise.resolve() : session.then(hangUp, () => undefined);

/** Ending before it was connected is a failure to start. */
async function failing(ending: Promise<TalkEnding>): Promise<never> {
  const came = await ending;
  throw came.by === "problem" ? new TalkFailure(came.problem) : new DOMException("Given up", "AbortError");
}

/** Ends the session; if the library can't, the hardware is released all the same. */
const hangUp = (conversation: Conversation): Promise<void> =>
  conversation.endSession().catch(() => undefined);

function createOwnVoiceOf(
  { way, ownVoice }: TalkRequest,
  reading: (isReading: boolean) => void,
): OwnVoice | null {
  return ownVoice && way === "text" ? createOwnVoice(ownVoice, reading) : null;
}

function talkOf(
  conversation: Conversation,
  { rating, ownVoice }: SessionParts,
  stop: Stopper["stop"],
  end: () => Promise<void>,
): Talk {
  const whileOpen = (act: () => void) => {
    if (conversation.isOpen()) act();
  };
  return {
    id: conversation.getId(),
    say: (text) =>
      whileOpen(() => {
        ownVoice?.stop();
        conversation.sendUserMessage(text);
      }),
    typing: () => whileOpen(() => conversation.sendUserActivity()),
    tell: (text) => whileOpen(() => conversation.sendContextualUpdate(text)),
    rate: (score) => {
      const eventId = rating.take();
      if (eventId === null) return false;
      conversation.sendFeedback(score === "like", eventId);
      return true;
    },
    levels: () =>
      conversation.type === "voice" && conversation.isOpen()
        ? { person: conversation.getInputVolume(), coach: conversation.getOutputVolume() }
        : { person: 0, coach: 0 },
    stop: (ending) => {
      ownVoice?.stop();
      stop(ending);
    },
    end,
  };
}
