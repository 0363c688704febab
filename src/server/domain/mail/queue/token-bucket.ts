import type { MailRow } from "./queries.ts";

export const tickMs = 500;

/** Issues tokens at a fixed rate. The first is available at once, and unused ones don't add up. */
export interface TokenBucket {
  readonly name: MailRow["bucket"];
  /** Retries have a bucket of their own, so they never delay a first attempt. */
  readonly isRetry: boolean;
  /** The number of tokens available within a tick. */
  count(at: number): number;
  /** Takes the next token. @returns when its email starts */
  take(at: number): number;
}

/** Time for a tick to store its leases, so that the length of that write delays no email. */
const leadMs = 100;

const queues = [
  { name: "account", isRetry: false },
  { name: "other", isRetry: false },
  { name: "account", isRetry: true },
  { name: "other", isRetry: true },
] as const;

/**
 * Creates a bucket for each class of emails, and one for its retries.
 *
 * @param chance from 0 up to 1. A process that has just talked to the mail server does so again half a
 *   millisecond faster; starting up to 25 ms later, at ten emails a second, hides that
 */
export function createBuckets(perSecond: number, chance: () => number): readonly TokenBucket[] {
  const intervalMs = 1_000 / perSecond;
  // Buckets start emails at different moments, so that rendering one never delays another's.
  const offsetMs = intervalMs / queues.length;
  return queues.map((queue, index) => {
    let next = 0;
    const nextAt = (at: number): number => Math.max(at, next);
    return {
      ...queue,
      count: (at) => Math.max(0, Math.ceil((at + tickMs - nextAt(at)) / intervalMs)),
      take: (at) => {
        const token = nextAt(at);
        next = token + intervalMs;
        return token + leadMs + (index + chance()) * offsetMs;
      },
    };
  });
}
