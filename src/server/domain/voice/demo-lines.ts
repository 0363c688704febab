import type { Transaction } from "#db/client.ts";
import type { Origin } from "#src/server/actor.ts";
import { countEach } from "#src/server/auth/limits/counters.ts";
import { talkLimitMs } from "#src/shared/voice/voice-limits.ts";

/** A demo that goes on after a lost line, or as text, is the same demo for so many lines, and for as long as one may take. */
const linesOfDemo = 4;

/** Counts one more line of a demo. Each has its own five minutes, so a demo that goes on and on is a new one at some point. */
export async function startsDemoIn(tx: Transaction, now: Date, { network }: Origin): Promise<boolean> {
  const lines = {
    name: "voice demo going on",
    subject: `network ${network}`,
    most: linesOfDemo,
    windowMs: talkLimitMs,
  };
  const [line] = await countEach(tx, now, [lines]);
  return line === undefined || (line.count - 1) % linesOfDemo === 0;
}
