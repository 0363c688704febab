import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { Queryable } from "#db/client.ts";
import type { ScoredSurvey } from "#src/shared/result/analysis.ts";
import { headlineOf, tileOf, type WindowTile } from "#src/shared/result/window-tile.ts";
import { listNewestContents } from "./queries.ts";

/** What `view` makes of the newest result of each of these rounds, by the round's id. */
async function listNewest<View>(
  db: Queryable,
  surveyIds: readonly string[],
  view: (result: Pick<ScoredSurvey, "responseCount" | "words">) => View,
): Promise<Readonly<Record<string, View>>> {
  if (surveyIds.length === 0) return {};
  const rows = await listNewestContents(db, surveyIds);
  return Object.fromEntries(rows.map(({ surveyId, content }) => [surveyId, view(content)]));
}

/** The newest result of each of these rounds, as a tile, by the round's id. */
export const listTiles = (db: Queryable, surveyIds: readonly string[]) => listNewest(db, surveyIds, tileOf);

/** The headline of the newest result of each of these rounds, by the round's id. */
export const listHeadlines = (db: Queryable, surveyIds: readonly string[]) =>
  listNewest(db, surveyIds, headlineOf);

/**
 * The newest result of one's own round as a tile; null before the first.
 *
 * @throws {DomainError} not_found
 */
export async function getTile(deps: Deps, actor: Actor, surveyId: string): Promise<WindowTile | null> {
  const { id } = await getOwnSurvey(deps.db.read, actor, surveyId);
  const tiles = await listTiles(deps.db.read, [id]);
  return tiles[id] ?? null;
}
