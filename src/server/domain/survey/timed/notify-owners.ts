import type { Deps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { notifyClosingSurveys } from "./notify-closing-surveys.ts";
import { notifyReadySurveys } from "./notify-ready-surveys.ts";

/**
 * Tells owners by mail whose round ends soon, and who has enough answers for a window or its next result. In this order: the
 * first of the two mails says what the other would.
 */
export async function notifyOwners(deps: Deps): Promise<void> {
  await notifyClosingSurveys(deps).catch((error: unknown) => {
    deps.log.error("telling of closing rounds failed", describeFault(error));
  });
  await notifyReadySurveys(deps);
}
