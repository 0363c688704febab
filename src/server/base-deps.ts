import type { Database } from "#db/client.ts";
import type { Clock } from "./clock.ts";
import type { Logger } from "./log.ts";

/** What the parts of `Deps` themselves need; the rest of the server takes `Deps`. */
export interface BaseDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
}
