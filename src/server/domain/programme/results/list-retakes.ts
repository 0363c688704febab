import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { agreementShift, shiftBetweenRounds } from "#src/server/domain/preparation/beyond-chance.ts";
import { describeSnapshot } from "#src/server/domain/analysis/list-snapshots.ts";
import type { Retake } from "#src/shared/preparation/retake.ts";
import { findSharedResult, getLedClient } from "#src/server/domain/programme/gate.ts";
import { idsOfPerson } from "#src/server/domain/programme/leading/lead-queries.ts";
import { listSharingAs } from "./retake-queries.ts";

/**
 * The newest result that a client shares with the actor in each of the programmes that the actor leads, oldest first: those of exactly the same
 * address. What the client stops sharing while this looks is left out, as if it had never been shared.
 *
 * @throws {DomainError} not_found
 */
export async function listRetakes(deps: Deps, actor: Actor, clientId: string): Promise<readonly Retake[]> {
  const db = deps.db.read;
  const whose = { facilitatorId: actor.userId, shared: idsOfPerson(db, actor.userId) };
  await getLedClient(db, actor, clientId);
  const [sharing, own] = await Promise.all([
    listSharingAs(db, { ...whose, clientId }), // Most have no other: then nothing more has to be asked for.
    findSharedResult(db, actor, clientId),
  ]);
  const results = await Promise.all(
    sharing.map(async (one) => (one.clientId === clientId ? own : findSharedResult(db, actor, one.clientId))),
  );
  const sorted = results
    .filter((result) => result !== null)
    .toSorted((one, other) => one.snapshot.createdAt.getTime() - other.snapshot.createdAt.getTime());
  return sorted.map(({ client: { id }, programme, snapshot }, index) => {
    const { content } = snapshot;
    const before = sorted[index - 1]?.snapshot.content;
    return {
      ...describeSnapshot(snapshot),
      clientId: id,
      faId: programme.id,
      programme: programme.title,
      changes:
        before === undefined
          ? null
          : { ...shiftBetweenRounds(before, content), agreement: agreementShift(before, content) },
    };
  });
}
