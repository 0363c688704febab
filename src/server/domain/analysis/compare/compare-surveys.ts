import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { analysisErrors } from "#src/server/domain/analysis/errors.ts";
import { findNewestSnapshot } from "#src/server/domain/analysis/queries.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import type { Comparison } from "#src/shared/result/comparison.output.ts";
import { compareResults, type ComparedResult } from "./compare-results.ts";

interface AskedRounds {
  readonly first: string;
  readonly second: string;
}

/**
 * The newest results of two of one's own rounds, side by side.
 *
 * @throws {DomainError} not_found, also while one of the windows is closed.
 */
export async function compareSurveys(
  deps: Deps,
  actor: Actor,
  { first, second }: AskedRounds,
): Promise<Comparison> {
  return compareResults(
    ...(await Promise.all([resultOf(deps, actor, first), resultOf(deps, actor, second)])),
  );
}

async function resultOf(deps: Deps, actor: Actor, surveyId: string): Promise<ComparedResult> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const row = await findNewestSnapshot(deps.db.read, survey.id);
  if (row === undefined) throw analysisErrors.notFound();
  const { responseCount, words } = row.content;
  const createdAt = row.createdAt.toISOString();
  return { surveyId, title: survey.title, snapshot: row.number, createdAt, responseCount, words };
}
