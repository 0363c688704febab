import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import { seconds } from "#src/server/clock.ts";
import type { Timers } from "#src/server/timers.ts";

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
  let stopWatch = (): void => undefined;
  const watch = (): void => {
    stopWatch();
    stopWatch = timers.wait(silenceMs, onSilence);
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
    cancel: () => {
      if (isActive) send({ type: "response.cancel", event_id: "cancel" });
    },
    expect: watch,
    rest: () => {
      stopWatch();
    },
    onCreated: () => {
      isActive = true;
      watch();
    },
    onProgress: watch,
    onDone: () => {
      isActive = false;
      stopWatch();
      if (isWanted) want();
    },
  };
}
