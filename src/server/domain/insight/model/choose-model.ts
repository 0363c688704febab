import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { byMailbox, countCallIn } from "#src/server/auth/limits/limits.ts";
import { days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import type { InsightWriter } from "#src/server/domain/insight/write-insights.ts";

/** More than anyone needs in a day; keeps one person with made-up peers from using up all calls. */
const callsOfPerson = (actor: Actor): Counter =>
  byMailbox(actor, { name: "model calls by person", most: 10, windowMs: days(1) });

/** The most that the operator pays for. */
const callsOfSite = ({ OPENAI_DAILY_CALLS }: Deps["env"]): Counter => ({
  name: "model calls",
  subject: "site",
  most: OPENAI_DAILY_CALLS,
  windowMs: days(1),
});

/** Returns the model and counts a call; null if the person's or the site's calls of the day are used up. */
export async function takeModel(
  tx: Transaction,
  { env, clock, insightModel }: Pick<Deps, "env" | "clock" | "insightModel">,
  actor: Actor,
): Promise<InsightWriter | null> {
  if (insightModel === null) return null;
  const now = clock.now();
  if (!(await countCallIn(tx, now, callsOfPerson(actor)))) return null;
  // Counted only after the person's limit, so that refused calls don't count for the site.
  return (await countCallIn(tx, now, callsOfSite(env))) ? insightModel : null;
}
