import { analysisErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { presentAnalysis } from "./present-analysis.ts";
import { findNewestSnapshot, findSnapshot, type SnapshotRow } from "./queries.ts";

/**
 * The newest result of one's own round, as it is stored.
 *
 * @throws {DomainError} not_found, also while nothing was revealed.
 */
export async function getOwnSnapshot(deps: Deps, actor: Actor, surveyId: string): Promise<SnapshotRow> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const snapshot = await findNewestSnapshot(deps.db.read, survey.id);
  if (snapshot === undefined) throw analysisErrors.notFound();
  return snapshot;
}

/**
 * A result of one's own round: the newest, or the one with this number. An earlier one comes without names: two lists of names side by
 * side would tell who has withdrawn.
 *
 * @throws {DomainError} not_found, also while nothing was revealed.
 */
export async function getAnalysis(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  number?: number,
): Promise<Analysis> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const newest = await findNewestSnapshot(deps.db.read, survey.id);
  const snapshot = number === undefined ? newest : await findSnapshot(deps.db.read, survey.id, number);
  if (newest === undefined || snapshot === undefined) throw analysisErrors.notFound();
  const analysis = presentAnalysis(snapshot, actor.userId, deps.clock.now());
  return snapshot.number === newest.number ? analysis : { ...analysis, participants: [] };
}
