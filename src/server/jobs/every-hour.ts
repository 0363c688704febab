import { hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";

/** On the hour, so that no mail tells when somebody answered (rule A6). */
const everyMs = hours(1);

interface Task {
  /** How a log names what failed: "telling of ready rounds". */
  readonly name: string;
  readonly run: (deps: Deps) => Promise<void>;
}

/**
 * Runs tasks one after the other every full hour. A failure is logged, keeps none of the others, and the next hour tries again.
 *
 * @returns a function that ends it, once tasks that run are over.
 */
export function startEveryHour(deps: Deps, tasks: readonly Task[]): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const runOrLog = ({ name, run }: Task): Promise<void> =>
    run(deps).catch((error: unknown) => {
      deps.log.error(`${name} failed`, describeFault(error));
    });
  const runInTurn = async (): Promise<void> => {
    for (const task of tasks) await runOrLog(task);
  };
  const waitForTheHour = (): void => {
    timer = setTimeout(runAll, everyMs - (deps.clock.now().getTime() % everyMs)).unref();
  };
  function runAll(): void {
    running = runInTurn();
    waitForTheHour();
  }

  waitForTheHour();
  return async () => {
    clearTimeout(timer);
    await running;
  };
}
