import { hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { tellClosingRounds } from "#src/server/domain/survey/tell-closing-rounds.ts";
import { tellReadyRounds } from "#src/server/domain/survey/tell-ready-rounds.ts";
import { describeFault } from "#src/server/log.ts";

/** On the hour, so that no mail tells when somebody answered (rule A6). */
const everyMs = hours(1);

/**
 * Tells owners by mail, every full hour, whose window or next result can be opened, and whose round ends soon without one.
 * A failure is logged, and the next hour tries again.
 *
 * @returns a function that ends it, once a round that runs is over.
 */
export function startRoundNews(deps: Deps): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const orLog = (what: string, told: Promise<void>): Promise<void> =>
    told.catch((error: unknown) => {
      deps.log.error(`telling of ${what} rounds failed`, describeFault(error));
    });
  const waitForTheHour = (): void => {
    timer = setTimeout(tell, everyMs - (deps.clock.now().getTime() % everyMs)).unref();
  };
  function tell(): void {
    running = Promise.all([orLog("ready", tellReadyRounds(deps)), orLog("closing", tellClosingRounds(deps))]);
    waitForTheHour();
  }

  waitForTheHour();
  return async () => {
    clearTimeout(timer);
    await running;
  };
}
