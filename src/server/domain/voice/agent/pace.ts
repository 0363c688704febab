import { seconds } from "#src/server/clock.ts";
import type { Timers } from "#src/server/timers.ts";

/*
 * How much a client may send. Sound at 24 kHz is 64 kB a second as base64, in 4 frames of 250 ms or 40 of 25 ms. A phone that wakes up sends
 * what it has held back all at once, so a few seconds are saved up.
 */

const framesPerSecond = 60;
const bytesPerSecond = 100_000;
const savedSeconds = 10;

/** Takes so many out of what is left. @returns false once there isn't enough */
type Bucket = (amount: number) => boolean;

function createBucket(timers: Pick<Timers, "now">, perSecond: number): Bucket {
  const full = perSecond * savedSeconds;
  let left = full;
  let filledAt = timers.now();
  return (amount) => {
    const time = timers.now();
    left = Math.min(full, left + ((time - filledAt) / seconds(1)) * perSecond);
    filledAt = time;
    left -= amount;
    return left >= 0;
  };
}

/** Watches over one client's frames. @returns a function that says whether one more is still within its pace */
export function createPace(timers: Pick<Timers, "now">): (frame: string) => boolean {
  const frames = createBucket(timers, framesPerSecond);
  const bytes = createBucket(timers, bytesPerSecond);
  return (frame) => frames(1) && bytes(frame.length);
}
