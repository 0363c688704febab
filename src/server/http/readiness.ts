import { isBusy, isFull } from "#db/faults.ts";
import { seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";

/** What keeps this server from its work, in a sentence; null while nothing does. */
export type Obstacle = string | null;

/** Longer than any write that is well; whoever asks asks again soon. */
const patienceMs = seconds(3);

const tooSlow = "The database takes too long to store something.";

/** A database that others write to at this moment can be written to. */
function obstacleIn(error: unknown): Obstacle {
  if (isBusy(error)) return null;
  return isFull(error) ? "The disk of the database is full." : "The database is out of reach.";
}

/** Whether this server can do its work: it needs a database that stores something now, and not only answers. */
export async function checkReadiness({ db }: Pick<Deps, "db">): Promise<Obstacle> {
  const { promise: late, resolve } = Promise.withResolvers<Obstacle>();
  const timer = setTimeout(resolve, patienceMs, tooSlow);
  const tried = db.tryWriting().then(() => null, obstacleIn);
  const obstacle = await Promise.race([tried, late]);
  clearTimeout(timer);
  return obstacle;
}

/*
 * A server that is about to stop keeps answering for a moment, so that the load balancer can take it out first: `/readyz` says so, and each
 * answer closes its connection. One that is kept open could be used for a request at the very moment at which it's closed.
 */

let draining = false;

export function beginDraining(): void {
  draining = true;
}

export const isDraining = (): boolean => draining;
