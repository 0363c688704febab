import { minutes } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { closeDueRounds } from "#src/server/domain/survey/timed/close-due-rounds.ts";
import { describeFault } from "#src/server/log.ts";

const everyMs = minutes(1);

/**
 * Ends rounds at their deadlines: at once for those that passed while nothing ran, then every minute. A failure is logged,
 * and the next minute tries again.
 *
 * @returns a function that ends it, once a round that runs is over.
 */
export function startDueRounds(deps: Deps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isEnding = false;

  async function look(): Promise<void> {
    try {
      await closeDueRounds(deps);
    } catch (error) {
      deps.log.error("closing of due rounds failed", describeFault(error));
    }
    if (!isEnding) timer = setTimeout(run, everyMs).unref();
  }
  function run(): void {
    running = look();
  }

  run();
  return () => {
    isEnding = true;
    clearTimeout(timer);
    return running;
  };
}
