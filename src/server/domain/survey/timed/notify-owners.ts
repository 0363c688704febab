import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { notifyClosingSurveys } from "./notify-closing-surveys.ts";
import { notifyReadySurveys } from "./notify-ready-surveys.ts";

/**
 * Tells owners by email whose round ends soon, and who has enough answers for a window or its next result. In this order: the
 * first of the two emails says what the other would.
 */
export async function notifyOwners(deps: Deps): Promise<void> {
  await notifyClosingSurveys(deps).catch((error: unknown) => {
    deps.log.error("telling of closing rounds failed", describeFault(error));
  });
  await notifyReadySurveys(deps);
}
