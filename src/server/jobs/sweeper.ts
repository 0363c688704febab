import { sweepExpired } from "#src/server/auth/sweep.ts";
import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { keptFor } from "#src/shared/kept-for.ts";

const everyMs = minutes(keptFor.sweepMinutes);

/**
 * Erases expired rows every few minutes, so that a quiet server does not remember who came by. Many processes may do it at
 * once; a failure is logged and the next round tries again.
 *
 * @returns a function that ends it, once a round that runs is over.
 */
export function startSweeper(deps: Pick<Deps, "db" | "clock" | "log">): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => sweepExpired(deps.db, deps.clock.now()))
      .catch((error: unknown) => {
        deps.log.error("sweeping failed", describeFault(error));
      });
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
