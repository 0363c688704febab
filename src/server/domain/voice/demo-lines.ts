import type { Origin } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { talkLimitMs } from "#src/shared/voice/voice-limits.ts";

/** A demo that goes on after a lost line, or as text, is the same demo for so many lines, and for as long as one may take. */
const linesOfDemo = 4;

/** Counts the lines of a demo. Each has its own five minutes, so a demo that goes on and on is a new one at some point. */
export const demoLinesOf = ({ network }: Origin): Counter => ({
  name: "voice demo going on",
  subject: `network ${network}`,
  most: linesOfDemo,
  windowMs: talkLimitMs,
});

/** Whether one more line begins a demo. @param lines how many there have been */
export const startsDemo = (lines: number): boolean => lines % linesOfDemo === 0;
