import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import { seconds, type Timers } from "#src/server/clock.ts";

/** A model that says nothing for this long while it should answer has stopped. */
const silenceMs = seconds(20);

interface ResponsesParts {
  readonly send: (event: RealtimeClientEvent) => void;
  readonly timers: Timers;
  readonly onSilence: () => void;
}

/**
 * Asks a model for its answers, of which it gives one at a time. It also begins one by itself when someone has spoken; then our own
 * request comes back as an error that means nothing.
 */
export interface Responses {
  /** Wants an answer to all that was said so far: now, or when the current one is over. */
  want(): void;
  /** Stops the current answer, if there is one. */
  cancel(): void;
  /** Stops the current answer, or the one that should come by itself: nothing of it may be let through. */
  refuse(): void;
  isRefused(): boolean;
  /** An answer should come by itself. */
  expect(): void;
  /** Nothing is expected while someone speaks. */
  rest(): void;
  onCreated(): void;
  onProgress(): void;
  onDone(): void;
}

export function createResponses({ send, timers, onSilence }: ResponsesParts): Responses {
  let isActive = false;
  let isWanted = false;
  let isExpected = false;
  let isRefused = false;
  let stopWatch = (): void => undefined;
  const watch = (): void => {
    stopWatch();
    stopWatch = timers.wait(silenceMs, onSilence);
  };
  const cancel = (): void => {
    if (isActive) send({ type: "response.cancel", event_id: "cancel" });
  };
  const want = (): void => {
    isWanted = isActive;
    if (isActive) return;
    isActive = true;
    watch();
    send({ type: "response.create", event_id: "respond" });
  };
  return {
    want,
    cancel,
    refuse: () => {
      isWanted = false;
      isRefused = isActive || isExpected;
      cancel();
    },
    isRefused: () => isRefused,
    expect: () => {
      isExpected = true;
      watch();
    },
    rest: () => {
      isExpected = false;
      stopWatch();
    },
    onCreated: () => {
      isActive = true;
      isExpected = false;
      watch();
      if (isRefused) cancel();
    },
    onProgress: watch,
    onDone: () => {
      isActive = false;
      isRefused = false;
      stopWatch();
      if (isWanted) want();
    },
  };
}
