import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { agreementShift, shiftBetweenRounds } from "#src/server/domain/preparation/beyond-chance.ts";
import type { Retake } from "#src/shared/preparation/retake.ts";
import { getOwnClient, getSharedResult } from "#src/server/domain/programme/gate.ts";
import { listSharingAs } from "./retake-queries.ts";

/**
 * All results that a client has shared with the actor, in this programme and in others, oldest first: those of exactly the same address.
 *
 * @throws {DomainError} not_found
 */
export async function listRetakes(deps: Deps, actor: Actor, clientId: string): Promise<readonly Retake[]> {
  const db = deps.db.read;
  const { client } = await getOwnClient(db, actor, clientId);
  const { mailbox, email } = client;
  const sharing = await listSharingAs(db, { facilitatorId: actor.userId, mailbox, email });
  const results = await Promise.all(sharing.map((one) => getSharedResult(db, actor, one.clientId)));
  const sorted = results.toSorted(
    (one, other) => one.snapshot.createdAt.getTime() - other.snapshot.createdAt.getTime(),
  );
  return sorted.map(({ client: { id }, programme, snapshot }, index) => {
    const { content, number, createdAt } = snapshot;
    const before = sorted[index - 1]?.snapshot.content;
    return {
      clientId: id,
      programme: programme.title,
      snapshot: number,
      createdAt: createdAt.toISOString(),
      responseCount: content.responseCount,
      confidence: content.confidence,
      agreement: content.agreement,
      changes:
        before === undefined
          ? null
          : { ...shiftBetweenRounds(before, content), agreement: agreementShift(before, content) },
    };
  });
}
