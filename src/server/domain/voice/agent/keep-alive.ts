import { seconds, type Timers } from "#src/server/clock.ts";
import type { ServerMessage } from "#src/shared/voice/protocol.ts";

const pingEveryMs = seconds(5);
/** A line that says nothing for this long is dead, whatever the network believes. */
const deadAfterMs = seconds(30);

interface KeepAlive {
  /** Takes note of an answer to one of our pings. */
  pong(eventId: number): void;
  readonly stop: () => void;
}

/** Pings a client now and then, and tells when it hasn't answered for too long. */
export function keepAlive(
  timers: Timers,
  send: (message: ServerMessage) => void,
  onDead: () => void,
): KeepAlive {
  const sentAt = new Map<number, number>();
  let eventId = 0;
  let heardAt = timers.now();
  let roundTripMs: number | undefined;
  let cancel = timers.wait(pingEveryMs, ping);

  function ping(): void {
    const now = timers.now();
    if (now - heardAt >= deadAfterMs) {
      onDead();
      return;
    }
    eventId += 1;
    sentAt.set(eventId, now);
    cancel = timers.wait(pingEveryMs, ping);
    const delay = roundTripMs === undefined ? {} : { ping_ms: Math.round(roundTripMs) };
    send({ type: "ping", ping_event: { event_id: eventId, ...delay } });
  }

  return {
    pong: (id) => {
      const at = sentAt.get(id);
      if (at === undefined) return;
      heardAt = timers.now();
      roundTripMs = heardAt - at;
      // Earlier ones will hardly be answered any more.
      for (const earlier of sentAt.keys()) if (earlier <= id) sentAt.delete(earlier);
    },
    stop: () => {
      cancel();
    },
  };
}
