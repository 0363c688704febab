import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey.ts";
import { presentSurvey } from "./present-survey.ts";
import { listByOwner, listUnclosed } from "./queries.ts";
import { isOpen } from "./rules.ts";

/** The actor's rounds, newest first. */
export async function listSurveys(deps: Deps, actor: Actor): Promise<readonly Survey[]> {
  const now = deps.clock.now();
  const rows = await listByOwner(deps.db.read, actor.userId);
  return rows.map((row) => presentSurvey(row, now, deps.env.siteUrl));
}

/** The newest round that still runs. */
export async function findCurrentSurvey(deps: Deps, actor: Actor): Promise<{ readonly id: string | null }> {
  const now = deps.clock.now();
  const rows = await listUnclosed(deps.db.read, actor.userId);
  return { id: rows.find((row) => isOpen(row, now))?.id ?? null };
}
