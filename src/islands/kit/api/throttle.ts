import type { AppRouter, ProcedurePath } from "#src/server/trpc/router.ts";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";

/*
 * Keeps a page from asking for the same thing over and over, whoever is at fault: an impatient finger, or a loop of ours.
 * A path is a REST path without its query string, or a procedure, such as "survey.get". What it counts lasts as long as
 * the page. See docs/features/requests.md.
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

/** When calls to a path were let through, oldest first, on a clock that nobody sets back. */
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
  // Nobody waits half a minute for a button; better to be told soon.
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
 * A turn for one call: null where it may go at once, else a promise to wait for. What a person does ("action") waits for
 * a free turn and gives up after three retries; what a page reads ("query") waits once and then fails, with a way to try
 * again beside it.
 *
 * @throws {RateLimitError} by the promise
 */
export function awaitTurn(path: string, kind: "action" | "query"): Promise<void> | null {
  const delayMs = takeTurn(path);
  if (delayMs === null) return null;
  return kind === "query" ? giveUp(path, delayMs) : retry(path, delayMs);
}

/** Begins again, as a page does. */
export const forgetTurns = (): void => turns.clear();

/** Lets each procedure's calls through in their turn, and at once where they may: calls of one moment stay together. */
export const throttleLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let sent: Unsubscribable | null = null;
      let isGivenUp = false;
      const send = () => {
        if (!isGivenUp) sent = next(op).subscribe(observer);
      };
      const turn = awaitTurn(op.path, op.type === "query" ? "query" : "action");
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
