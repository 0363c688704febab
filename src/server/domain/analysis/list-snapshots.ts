import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { listSnapshotRows, type SnapshotRow } from "./queries.ts";

/** What a list says of a result. */
export const describeSnapshot = ({
  number,
  createdAt,
  content: { responseCount, confidence, agreement },
}: Pick<SnapshotRow, "number" | "createdAt" | "content">): SnapshotSummary => ({
  snapshot: number,
  createdAt: createdAt.toISOString(),
  responseCount,
  confidence,
  agreement,
});

/**
 * How a round's results followed each other, first to newest; empty before the first. Says of each no more than it said when
 * it was new.
 *
 * @throws {DomainError} not_found
 */
export async function listSnapshots(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<readonly SnapshotSummary[]> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const rows = await listSnapshotRows(deps.db.read, survey.id);
  return rows.map(describeSnapshot);
}
