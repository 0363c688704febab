import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { recordedPages } from "#src/shared/site/analytics.ts";
import type { CountedEvent } from "#src/shared/site/analytics.input.ts";

/** A page's pattern: our own words and placeholders for ids. A visited URL with a token doesn't match. */
const pattern = /^\/(?:(?:[a-z-]{1,24}|:[a-zA-Z]{1,24}|404|500)(?:\/(?!$)|$)){0,6}$/;

/** Peers are promised that nobody counts them. */
const peerPages = /^\/(?:shared|s|w|workshops|withdraw)(?:\/|$)|^\/assessment\/(?:complete|invite)(?:\/|$)/;

export const isCounted = (path: string): boolean => pattern.test(path) && !peerPages.test(path);

/** Instructions for the page. */
interface Recorded {
  /** The session recorder that this page may load; null on nearly all pages. */
  readonly recorder: string | null;
}

/** Counts a visit or sign-in, if the operator wants that and it isn't a peer's. */
export function recordEvent(
  { analytics, env }: Pick<Deps, "analytics" | "env">,
  { network }: Origin,
  event: CountedEvent,
): Recorded {
  if (isCounted(event.path)) analytics?.send(event, network);
  const isRecorded = event.name === "pageview" && recordedPages.has(event.path);
  return { recorder: isRecorded ? (env.ANALYTICS_RECORDER_URL ?? null) : null };
}
