import { randomInt } from "node:crypto";

/** Where time comes from, so that tests can hold it still. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const seconds = (n: number): number => n * 1_000;
export const minutes = (n: number): number => seconds(n * 60);
export const hours = (n: number): number => minutes(n * 60);
export const days = (n: number): number => hours(n * 24);

/** The time `ms` milliseconds after `from`. */
export const after = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

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
