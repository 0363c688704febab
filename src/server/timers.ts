import { randomInt } from "node:crypto";

/** Waiting, so that tests need not. */
export interface Timers {
  /** Milliseconds on a clock that never jumps. */
  now(): number;
  /** Runs something in so many milliseconds. @returns what cancels it. */
  wait(ms: number, run: () => void): () => void;
  /** From 0 up to 1, by chance: a moment that nobody can foretell. */
  chance(): number;
}

export const systemTimers: Timers = {
  now: () => performance.now(),
  wait: (ms, run) => {
    const timer = setTimeout(run, ms).unref();
    return () => {
      clearTimeout(timer);
    };
  },
  chance: () => randomInt(2 ** 32) / 2 ** 32,
};
