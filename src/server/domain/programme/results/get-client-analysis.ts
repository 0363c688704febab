import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { describeSnapshot } from "#src/server/domain/analysis/list-snapshots.ts";
import { presentAnalysis } from "#src/server/domain/analysis/present-analysis.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { SharedResult } from "#src/shared/sharing/shared-result.ts";
import { getSharedRound } from "#src/server/domain/programme/gate.ts";

/** Peers who added their name gave it to the owner of the round: a facilitator learns how many took part. */
const withoutNames = (analysis: Analysis): Analysis => ({
  ...analysis,
  participants: analysis.participants.map(() => null),
});

/**
 * A client's newest result while they share it: what their own page is made of, but for peers' names, and nothing beside it (rule F2).
 *
 * @throws {DomainError} not_found, also while it isn't shared.
 */
export async function getClientAnalysis(deps: Deps, actor: Actor, clientId: string): Promise<SharedResult> {
  const { client, snapshot, sharedSince, round, seen } = await getSharedRound(deps.db.read, actor, clientId);
  return {
    clientId,
    clientName: client.name,
    title: round.title,
    minResponses: round.minResponses,
    sharedSince: sharedSince.toISOString(),
    analysis: withoutNames(presentAnalysis(snapshot, round.userId, deps.clock.now())),
    snapshots: seen.map(describeSnapshot),
  };
}
