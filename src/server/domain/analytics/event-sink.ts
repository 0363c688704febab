import type { CountedEvent } from "#src/shared/site/analytics.input.ts";

/** A fire-and-forget destination of events. */
export interface EventSink {
  /** `network` is used only for limits. */
  readonly send: (event: CountedEvent, network: string) => void;
}
