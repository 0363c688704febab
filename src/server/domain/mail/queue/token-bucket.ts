import type { MailRow } from "./queries.ts";

/** From one look at the queue to the next. */
export const tickMs = 500;

/** One token every so often; the first is there at once, and none is saved up. */
export interface TokenBucket {
  readonly name: MailRow["bucket"];
  /** What has failed once: it never delays a first try. */
  readonly isRetry: boolean;
  /** How many tokens can be taken within a tick. */
  count(at: number): number;
  /** Takes the next one. @returns when its email starts. */
  take(at: number): number;
}

/** By then a tick has written that it has the emails, so that how long this took moves none. */
const leadMs = 100;

const queues = [
  { name: "account", isRetry: false },
  { name: "other", isRetry: false },
  { name: "account", isRetry: true },
  { name: "other", isRetry: true },
] as const;

/**
 * A bucket for each class of emails, and one for its retries.
 *
 * @param chance from 0 up to 1. A process that has just talked to the mail server does so again by half a millisecond faster. An email
 *   that starts up to 25 ms later, at ten a second, hides that.
 */
export function createBuckets(perSecond: number, chance: () => number): readonly TokenBucket[] {
  const everyMs = 1_000 / perSecond;
  // Buckets start emails at different moments, so that putting together one does not delay that of another.
  const shiftMs = everyMs / queues.length;
  return queues.map((queue, place) => {
    let next = 0;
    const nextAt = (at: number): number => Math.max(at, next);
    return {
      ...queue,
      count: (at) => Math.max(0, Math.ceil((at + tickMs - nextAt(at)) / everyMs)),
      take: (at) => {
        const token = nextAt(at);
        next = token + everyMs;
        return token + leadMs + (place + chance()) * shiftMs;
      },
    };
  });
}
