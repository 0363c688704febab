import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { tellClosingSurveys } from "./tell-closing-surveys.ts";
import { tellReadySurveys } from "./tell-ready-surveys.ts";

/**
 * Tells owners by mail whose round ends soon, and who has enough answers for a window or its next result. In this order: the
 * first of the two mails says what the other would.
 */
export async function tellOwners(deps: Deps): Promise<void> {
  await tellClosingSurveys(deps).catch((error: unknown) => {
    deps.log.error("telling of closing rounds failed", describeFault(error));
  });
  await tellReadySurveys(deps);
}
