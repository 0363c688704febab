import { minutes } from "#src/server/clock.ts";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Whether something kept this process from everything else lately. */
export interface EventLoopWatch {
  /** The longest delay in this minute or the one before, in milliseconds. */
  readonly longestDelayMs: () => number;
}

/** Watches from now on, for as long as the process runs. */
export function watchEventLoop(): EventLoopWatch {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  let before = 0;
  setInterval(() => {
    before = delays.max;
    delays.reset();
  }, minutes(1)).unref();
  return { longestDelayMs: () => Math.max(before, delays.max) / 1_000_000 };
}
