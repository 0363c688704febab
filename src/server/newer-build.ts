import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { minutes } from "./clock.ts";
import type { Logger } from "./log.ts";

/** The build that a start would take now; null where there is no link to one, as in a copied folder. */
const newestBeside = (build: string): Promise<string | null> =>
  realpath(join(build, "../current")).catch(() => null);

/**
 * Says in the log, once for each build, that newer code waits for a restart: a build beside a running server changes nothing
 * for it, and its operator may expect otherwise.
 *
 * @param build the folder of the build that runs
 * @returns a function that ends it.
 */
export function warnOfNewerBuild(build: string, log: Pick<Logger, "warn">, everyMs = minutes(1)): () => void {
  let told: string | null = null;
  const look = async (): Promise<void> => {
    const [running, newest] = await Promise.all([realpath(build).catch(() => null), newestBeside(build)]);
    if (newest === null || newest === running || newest === told) return;
    told = newest;
    log.warn("newer code waits for a restart");
  };
  const timer = setInterval(() => void look(), everyMs).unref();
  return () => clearInterval(timer);
}
