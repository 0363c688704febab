import { createBucket } from "#src/server/networks.ts";
import type { Timers } from "#src/server/clock.ts";

/*
 * How much a client may send. Sound at 24 kHz is 64 kB a second as base64, in 4 frames of 250 ms or 40 of 25 ms. A phone that wakes up sends
 * what it has held back all at once: buckets save up for it.
 */

const framesPerSecond = 60;
const bytesPerSecond = 100_000;

/** Watches over one client's frames. @returns a function that says whether one more is still within its pace */
export function createPace(timers: Pick<Timers, "now">): (frame: string) => boolean {
  const frames = createBucket(timers, framesPerSecond);
  const bytes = createBucket(timers, bytesPerSecond);
  return (frame) => frames(1) && bytes(frame.length);
}
