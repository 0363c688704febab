import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { describeSnapshot, presentAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";
import { getSharedRound, getLedClient, getLedProgramme, findSharedResult, listClientsFor } from "./gate.ts";
import { readLedger } from "#src/server/domain/client/sharing.ts";
import type { Ledger } from "#src/shared/sharing/sharing.output.ts";
import { listSharingAs } from "./result-queries.ts";
import { agreementShift, shiftBetweenRounds } from "#src/server/domain/preparation/beyond-chance.ts";
import type { ClientRetake } from "#src/shared/preparation/preparation.output.ts";
import type { Retake } from "#src/shared/preparation/preparation.ts";
import { coLedProgrammeIds } from "#src/server/domain/programme/leading/lead-queries.ts";

/** Peers gave their names to the owner of the round; the facilitator learns only how many took part. */
const withoutNames = (analysis: Analysis): Analysis => ({
  ...analysis,
  participants: analysis.participants.map(() => null),
});

/**
 * A client's newest result while shared: the content of their own page, without peers' names (rule F2).
 *
 * @throws {DomainError} not_found, also while it isn't shared
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
 * A client's agreements and withdrawals, which both sides can read (rule F1), also after the client left.
 *
 * @throws {DomainError} not_found
 */
export async function getLedger(deps: Deps, actor: Actor, clientId: string): Promise<Ledger> {
  const { client } = await getLedClient(deps.db.read, actor, clientId);
  return readLedger(deps.db.read, { clientId: client.id });
}

/**
 * The newest result that a person with exactly this address shares with the actor in each programme, oldest
 * first. A result that stops being shared meanwhile is left out.
 *
 * @throws {DomainError} not_found
 */
export async function listSharedResults(db: Queryable, actor: Actor, clientId: string) {
  const whose = { facilitatorId: actor.userId, shared: coLedProgrammeIds(db, actor.userId) };
  await getLedClient(db, actor, clientId);
  const [sharing, own] = await Promise.all([
    listSharingAs(db, { ...whose, clientId }),
    findSharedResult(db, actor, clientId),
  ]);
  const results = await Promise.all(
    sharing.map(async (one) => (one.clientId === clientId ? own : findSharedResult(db, actor, one.clientId))),
  );
  return results
    .filter((result) => result !== null)
    .toSorted((one, other) => one.snapshot.createdAt.getTime() - other.snapshot.createdAt.getTime());
}

/** The same with what changed beyond chance from one to the next. @throws {DomainError} not_found */
export async function listRetakes(deps: Deps, actor: Actor, clientId: string): Promise<readonly Retake[]> {
  const sorted = await listSharedResults(deps.db.read, actor, clientId);
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
 * The clients of a programme who share an earlier result from another one, too, each compared with the newest
 * before. Listed by name.
 *
 * @throws {DomainError} not_found
 */
export async function listGroupRetakes(
  deps: Deps,
  actor: Actor,
  faId: string,
): Promise<readonly ClientRetake[]> {
  const db = deps.db.read;
  const access = await getLedProgramme(db, actor, faId);
  const clients = (await listClientsFor(db, access)).filter(({ sharedSince }) => sharedSince !== null);
  const retakes: ClientRetake[] = [];
  for (const { id, name } of clients) {
    const results = await listRetakes(deps, actor, id);
    const place = results.findIndex(({ clientId }) => clientId === id);
    const [before, now] = [results[place - 1], results[place]];
    if (before === undefined || !now?.changes) continue;
    retakes.push({
      ...{ clientId: id, name, createdAt: now.createdAt, changes: now.changes },
      before: { programme: before.programme, createdAt: before.createdAt },
    });
  }
  return retakes;
}
