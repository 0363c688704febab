import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { presentSurveys } from "./present-surveys.ts";
import { countShown, listShown } from "#src/server/domain/survey/queries.ts";

/**
 * The newest of the actor's rounds that have a result: all, or so many; and what `look` finds for them, which is asked for meanwhile.
 *
 * @param look gets their ids
 */
export async function listShownSurveys<Found>(
  deps: Deps,
  actor: Actor,
  most: number | undefined,
  look: (ids: readonly string[]) => Promise<Found>,
): Promise<{ readonly surveys: readonly Survey[]; readonly found: Found }> {
  const rows = await listShown(deps.db.read, actor.userId, most);
  const shown = { now: deps.clock.now(), siteUrl: deps.env.siteUrl };
  const [surveys, found] = await Promise.all([
    presentSurveys(deps.db.read, actor.userId, rows, shown),
    look(rows.map(({ id }) => id)),
  ]);
  return { surveys, found };
}

/** How many of the actor's rounds have a result. */
export const countShownSurveys = (deps: Deps, actor: Actor): Promise<number> =>
  countShown(deps.db.read, actor.userId);
