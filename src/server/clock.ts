import { randomInt } from "node:crypto";

/** A source of time that tests can hold still. */
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

/** Timers that tests can control. */
export interface Timers {
  /** Milliseconds on a clock that never jumps. */
  now(): number;
  /** Runs something after a delay. @returns what cancels it */
  wait(ms: number, run: () => void): () => void;
  /** A random number from 0 up to 1. */
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
