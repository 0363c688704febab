import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getSharedRound } from "#src/server/domain/programme/gate.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import { changesSince } from "./changes.ts";
import { writeHypotheses } from "./hypotheses.ts";
import { findNotes } from "./queries.ts";

/**
 * What a facilitator prepares a session with.
 *
 * @throws {DomainError} not_found, also while the result isn't shared.
 */
export async function getPreparation(deps: Deps, actor: Actor, clientId: string): Promise<Preparation> {
  const db = deps.db.read;
  const { client, programme, snapshot, seen } = await getSharedRound(db, actor, clientId);
  const notes = await findNotes(db, client.id, actor.userId);
  const { content, number, createdAt } = snapshot;
  const before = seen.findLast((one) => one.number < number);
  const { responseCount, evidenceScale = 1, confidence, agreement } = content;
  return {
    clientName: client.name,
    programme: programme.title,
    snapshot: number,
    createdAt: createdAt.toISOString(),
    responseCount,
    evidenceScale,
    confidence,
    agreement,
    hypotheses: writeHypotheses(content, client.name),
    changes: before === undefined ? null : changesSince(before.content, content),
    plan: client.sharedPlan,
    notes,
  };
}
