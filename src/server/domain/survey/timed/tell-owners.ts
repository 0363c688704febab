import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { tellClosingRounds } from "./tell-closing-rounds.ts";
import { tellReadyRounds } from "./tell-ready-rounds.ts";

/**
 * Tells owners by mail whose round ends soon, and who has enough answers for a window or its next result. In this order: the
 * first of the two mails says what the other would.
 */
export async function tellOwners(deps: Deps): Promise<void> {
  await tellClosingRounds(deps).catch((error: unknown) => {
    deps.log.error("telling of closing rounds failed", describeFault(error));
  });
  await tellReadyRounds(deps);
}
