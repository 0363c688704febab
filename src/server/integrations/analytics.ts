import { createCallCounter } from "#src/server/networks.ts";
import { seconds, type Clock } from "#src/server/clock.ts";
import type { EventSink } from "#src/server/domain/analytics/event-sink.ts";
import type { Logger } from "#src/server/log.ts";
import type { CountedEvent } from "#src/shared/site/analytics.input.ts";

interface AnalyticsSettings {
  /** Where Plausible, or what speaks like it, takes events: https://plausible.example/api/event. */
  readonly url: string;
  readonly siteUrl: string;
  readonly deadlineMs?: number;
}

/** A minute, by network: more than a room of people reads; a robot's noise ends here. */
const maxVisits = 120;
/** A service that has become slow must not pile up sockets. */
const maxConcurrent = 50;

/** The same for everyone, so that the service can't tell visitors apart. It requires a user agent. */
const userAgent = "Mozilla/5.0 (compatible; Openpane)";

/** Sends events to a Plausible-compatible service; each once, and lost where that fails. */
export function plausible(
  settings: AnalyticsSettings,
  { clock, log }: { clock: Clock; log: Logger },
): EventSink {
  const { url, siteUrl, deadlineMs = seconds(3) } = settings;
  const count = createCallCounter(clock, maxVisits);
  let underway = 0;
  let isFailing = false;

  const deliver = async ({ name, path }: CountedEvent): Promise<string | null> => {
    const body = JSON.stringify({ name, url: siteUrl + path, domain: new URL(siteUrl).hostname });
    const headers = { "content-type": "application/json", "user-agent": userAgent };
    const signal = AbortSignal.timeout(deadlineMs);
    try {
      const answer = await fetch(url, { method: "POST", headers, body, signal, redirect: "manual" });
      await answer.body?.cancel();
      return answer.ok ? null : String(answer.status);
    } catch (error) {
      return error instanceof Error ? error.name : "unknown";
    }
  };

  return {
    send: (event, network) => {
      if (underway >= maxConcurrent || count(network) !== null) return;
      underway += 1;
      void deliver(event).then((fault) => {
        underway -= 1;
        // Once for a whole outage: every visit would be a line. Never the URL: it may hold a key.
        if (fault !== null && !isFailing) log.warn("visits are not counted", { fault });
        isFailing = fault !== null;
      });
    },
  };
}
