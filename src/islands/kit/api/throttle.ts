import type { AppRouter, ProcedurePath } from "#src/server/trpc/router.ts";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";

/*
 * Keeps a page from repeating a call too often, by an impatient finger or a loop of ours.
 * Paths are REST paths without a query, or procedures ("survey.get"). See docs/decisions/080.
 */

interface Window {
  readonly most: number;
  readonly windowMs: number;
}

const ordinary: Window = { most: 3, windowMs: 5_000 };
/** Reading and making an analysis: a snapshot does not change by asking again. */
const ofAnalysis: Window = { most: 2, windowMs: 30_000 };
const analysisPath = /\/(?:generate-)?analysis(?:\/|$)/;
/** Those whose meta says so: tests/api/access.test.ts compares. */
export const slowProcedures: ReadonlySet<string> = new Set<ProcedurePath>([
  "analysis.get",
  "analysis.reveal",
]);

const defaultDelayMs = 1_000;
const maxRetries = 3;

/** A call that was not made, because there were too many of its kind. */
export class RateLimitError extends Error {
  override readonly name = "RateLimitError";
}

/** When calls to a path were made, oldest first, on a monotonic clock. */
const turns = new Map<string, readonly number[]>();

/** Takes a turn if one is free: null. Else how long to wait, in ms. */
function takeTurn(path: string): number | null {
  const isSlow = analysisPath.test(path) || slowProcedures.has(path);
  const { most, windowMs } = isSlow ? ofAnalysis : ordinary;
  const now = performance.now();
  const recent = (turns.get(path) ?? []).filter((at) => now - at < windowMs);
  const oldest = recent[0];
  if (oldest === undefined || recent.length < most) {
    turns.set(path, [...recent, now]);
    return null;
  }
  // Timers drop fractions: one that fires a little early would use up all retries within that millisecond.
  if (!isSlow) return Math.ceil(oldest + windowMs - now);
  globalThis.console.warn(`${path}: ${most} calls in ${windowMs / 1_000} s are enough.`);
  // Half a minute is too long to wait for a button: fail soon.
  return defaultDelayMs;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function retry(path: string, firstDelayMs: number): Promise<void> {
  let delayMs: number | null = firstDelayMs;
  for (let retries = 0; delayMs !== null; retries += 1) {
    if (retries === maxRetries)
      throw new RateLimitError(`Rate limit exceeded for ${path} after ${retries} retries`);
    await pause(delayMs);
    delayMs = takeTurn(path);
  }
}

async function giveUp(path: string, delayMs: number): Promise<never> {
  await pause(delayMs);
  throw new RateLimitError(`Rate limit reached for ${path}. Please try again in a moment.`);
}

/**
 * A turn for one call: null if it may go at once. An "action" waits and retries three times;
 * a "query" waits once and fails, because its page offers a retry.
 *
 * @throws {RateLimitError} by the promise
 */
export function waitForTurn(path: string, kind: "action" | "query"): Promise<void> | null {
  const delayMs = takeTurn(path);
  if (delayMs === null) return null;
  return kind === "query" ? giveUp(path, delayMs) : retry(path, delayMs);
}

/** Begins again, as a page does. */
export const forgetTurns = (): void => turns.clear();

/** Delays each procedure's calls as needed. Calls that needn't wait stay in one batch. */
export const throttleLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let sent: Unsubscribable | null = null;
      let isGivenUp = false;
      const send = () => {
        if (!isGivenUp) sent = next(op).subscribe(observer);
      };
      const turn = waitForTurn(op.path, op.type === "query" ? "query" : "action");
      const refuse = (error: unknown) => {
        if (error instanceof RateLimitError) observer.error(TRPCClientError.from(error));
      };
      if (turn === null) send();
      else turn.then(send, refuse);
      return () => {
        isGivenUp = true;
        sent?.unsubscribe();
      };
    });
