import type { Deps } from "#src/server/deps.ts";
import { tellingEveryMs, tellReadyRounds } from "#src/server/domain/survey/tell-ready-rounds.ts";
import { describeFault } from "#src/server/log.ts";

/**
 * Tells owners by mail, every full hour, whose window can be opened. A failure is logged, and the next hour tries again.
 *
 * @returns a function that ends it, once a round that runs is over.
 */
export function startReadyRounds(deps: Deps): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const waitForTheHour = (): void => {
    timer = setTimeout(tell, tellingEveryMs - (deps.clock.now().getTime() % tellingEveryMs)).unref();
  };
  function tell(): void {
    running = tellReadyRounds(deps).catch((error: unknown) => {
      deps.log.error("telling of ready rounds failed", describeFault(error));
    });
    waitForTheHour();
  }

  waitForTheHour();
  return () => {
    clearTimeout(timer);
    return running;
  };
}
