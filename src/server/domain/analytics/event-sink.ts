import type { CountedEvent } from "#src/shared/site/analytics.input.ts";

/** Where events go. `send` comes back at once; what becomes of the event, nobody waits for. */
export interface EventSink {
  /** `network` is for limits alone and goes nowhere. */
  readonly send: (event: CountedEvent, network: string) => void;
}
