import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { countCallIn } from "#src/server/auth/limits/limits.ts";
import { days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { InsightWriter } from "#src/server/domain/insight/write-insights.ts";

/** More windows than anyone opens in a day; someone with made-up peers must not use up everyone's calls. */
const callsOfPerson = ({ mailbox }: Actor): Counter => ({
  name: "model calls by person",
  subject: `mailbox ${mailbox}`,
  most: 10,
  windowMs: days(1),
});

/** What the operator pays for at most. */
const callsOfSite = ({ OPENAI_DAILY_CALLS }: Deps["env"]): Counter => ({
  name: "model calls",
  subject: "site",
  most: OPENAI_DAILY_CALLS,
  windowMs: days(1),
});

/**
 * Takes the model for one window, which counts as a call. There is none once the day's calls are used up, of the person or of the site:
 * the built-in writer's text then stays.
 */
export async function takeModel(
  tx: Transaction,
  { env, clock, insightModel }: Pick<Deps, "env" | "clock" | "insightModel">,
  actor: Actor,
): Promise<InsightWriter | null> {
  if (insightModel === null) return null;
  const now = clock.now();
  if (!(await countCallIn(tx, now, callsOfPerson(actor)))) return null;
  // What a person is refused must not count for the site.
  return (await countCallIn(tx, now, callsOfSite(env))) ? insightModel : null;
}
