import { seconds } from "./clock.ts";
import type { Timers } from "./timers.ts";

/** Lines stall, and send what they have held back all at once. */
const savedSeconds = 10;

/** Takes so many out of what is left. @returns false once there isn't enough */
type Bucket = (amount: number) => boolean;

/** A token bucket that holds what ten seconds bring, full at first. */
export function createBucket(timers: Pick<Timers, "now">, perSecond: number): Bucket {
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
