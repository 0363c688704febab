import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { describeSnapshot, presentAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";
import { getSharedRound, getLedClient, findSharedResult } from "./gate.ts";
import { readLedgerOf } from "#src/server/domain/client/ledger.ts";
import type { Ledger } from "#src/shared/sharing/sharing.output.ts";
import { findNotes, listSharingAs, upsertNotes } from "./result-queries.ts";
import { agreementShift, shiftBetweenRounds } from "#src/server/domain/preparation/beyond-chance.ts";
import type { Retake } from "#src/shared/preparation/preparation.ts";
import { idsOfPerson } from "#src/server/domain/programme/leading/lead-queries.ts";

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

/**
 * What a client agreed to and took back: facilitator and client read the same (rule F1), also after the client has left.
 *
 * @throws {DomainError} not_found
 */
export async function getLedger(deps: Deps, actor: Actor, clientId: string): Promise<Ledger> {
  const { client } = await getLedClient(deps.db.read, actor, clientId);
  return readLedgerOf(deps.db.read, client.id);
}

/**
 * What a facilitator has noted on a client: theirs alone, and still there when the client has left.
 *
 * @throws {DomainError} not_found
 */
export async function getNotes(
  deps: Deps,
  actor: Actor,
  clientId: string,
): Promise<{ readonly text: string }> {
  const { client } = await getLedClient(deps.db.read, actor, clientId);
  const notes = await findNotes(deps.db.read, { clientId: client.id, userId: actor.userId });
  return { text: notes?.text ?? "" };
}

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

/**
 * Puts a facilitator's notes on a client in place of those before, as they type.
 *
 * @throws {DomainError} not_found
 */
export function saveNotes(
  deps: Deps,
  actor: Actor,
  clientId: string,
  text: string,
): Promise<{ readonly text: string }> {
  return deps.db.write(async (tx) => {
    const { client } = await getLedClient(tx, actor, clientId);
    await upsertNotes(tx, { clientId: client.id, userId: actor.userId, text, updatedAt: deps.clock.now() });
    return { text };
  });
}
