import type { Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { recordedPages } from "#src/shared/site/analytics.ts";
import type { CountedEvent } from "#src/shared/site/analytics.input.ts";

/**
 * A page's pattern: words of ours, and names in the place of what stands for one person or round. An address that
 * someone has visited does not look like that, as soon as it holds a token.
 */
const pattern = /^\/(?:(?:[a-z-]{1,24}|:[a-zA-Z]{1,24}|404|500)(?:\/(?!$)|$)){0,6}$/;

/** Peers are promised that nobody counts them. */
const peerPages = /^\/(?:shared|s|w|workshops|withdraw)(?:\/|$)|^\/assessment\/(?:complete|invite)(?:\/|$)/;

/** Whether visits of that page may be counted. */
export const isCounted = (path: string): boolean => pattern.test(path) && !peerPages.test(path);

/** What the page has to do now. */
interface Recorded {
  /** The session-recording script that this page may load; null on nearly all of them. */
  readonly recorder: string | null;
}

/** Counts one visit or sign-in, where the operator wants that, and where it is not a peer's. */
export function recordEvent(
  { analytics, env }: Pick<Deps, "analytics" | "env">,
  { network }: Origin,
  event: CountedEvent,
): Recorded {
  if (isCounted(event.path)) analytics?.send(event, network);
  const isRecorded = event.name === "pageview" && recordedPages.has(event.path);
  return { recorder: isRecorded ? (env.ANALYTICS_RECORDER_URL ?? null) : null };
}
