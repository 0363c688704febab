import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { isWithinLimitIn } from "#src/server/auth/limits/limits.ts";
import { days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { InsightWriter } from "#src/server/domain/insight/write-insights.ts";

/** More windows than anyone opens in a day; someone with made-up peers must not use up everyone's calls. */
const callsOfPerson = ({ mailbox }: Actor): Counter => ({
  name: "model calls by person",
  subject: mailbox,
  most: 10,
  windowMs: days(1),
});

/** What the operator pays for at most. */
const callsOfSite = ({ OPENAI_DAILY_CALLS }: Deps["env"]): Counter => ({
  name: "model calls",
  subject: "all",
  most: OPENAI_DAILY_CALLS,
  windowMs: days(1),
});

/**
 * The model for one window, which counts as a call; null where there is none, and once the day's calls are used up, of the
 * person or of the site. The built-in writer's text then stays.
 */
export async function chooseModel(
  tx: Transaction,
  { env, clock, insightModel }: Pick<Deps, "env" | "clock" | "insightModel">,
  actor: Actor,
): Promise<InsightWriter | null> {
  if (insightModel === null) return null;
  const now = clock.now();
  // In this order: what a person is refused must not count for the site.
  for (const limit of [callsOfPerson(actor), callsOfSite(env)])
    if (!(await isWithinLimitIn(tx, now, limit))) return null;
  return insightModel;
}
