import { analysisErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { presentAnalysis } from "./present-analysis.ts";
import { findNewestSnapshot, type SnapshotRow } from "./queries.ts";

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

/** @throws {DomainError} not_found, also while nothing was revealed. */
export async function getAnalysis(deps: Deps, actor: Actor, surveyId: string): Promise<Analysis> {
  const snapshot = await getOwnSnapshot(deps, actor, surveyId);
  return presentAnalysis(snapshot, actor.userId, deps.clock.now());
}
