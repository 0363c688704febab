import type { Database } from "#db/client.ts";
import type { Clock } from "./clock.ts";
import type { Logger } from "./log.ts";

/** What parts of `Deps` need themselves; all other code takes `Deps`. */
export interface BaseDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}
