import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { describeSnapshot } from "#src/server/domain/analysis/list-snapshots.ts";
import { programmeErrors } from "./errors.ts";
import { exampleRound, exampleSnapshot } from "./example/example-result.ts";
import {
  findClientProgress,
  findNewestSnapshot,
  findProgramme,
  findRound,
  listShownSnapshots,
  type ClientProgress,
  type ProgrammeRow,
} from "./queries.ts";

/*
 * What a facilitator sees: the one place that decides it, for every call, page, email and file (rules F1, F2 and F5). A programme and its
 * clients belong to the facilitator who made it, and administrators are nobody special. Of a client's round they see the stage; the result
 * only while the client shares it, and then the newest snapshot, as the client does, and of earlier ones those that were shown. Nothing
 * here reads an answer.
 */

/** @throws {DomainError} not_found, also for the programme of someone else. */
export async function getOwnProgramme(db: Queryable, actor: Actor, faId: string): Promise<ProgrammeRow> {
  const programme = await findProgramme(db, faId);
  if (programme?.facilitatorId !== actor.userId) throw programmeErrors.notFound();
  return programme;
}

interface OwnClient {
  readonly client: ClientProgress;
  readonly programme: ProgrammeRow;
}

async function findOwnClient(db: Queryable, actor: Actor, clientId: string): Promise<OwnClient | null> {
  const client = await findClientProgress(db, clientId);
  const programme = client && (await findProgramme(db, client.programmeId));
  if (client === undefined || programme?.facilitatorId !== actor.userId) return null;
  return { client, programme };
}

/** @throws {DomainError} not_found, also for a client of someone else. */
export async function getOwnClient(db: Queryable, actor: Actor, clientId: string): Promise<OwnClient> {
  const found = await findOwnClient(db, actor, clientId);
  if (found === null) throw programmeErrors.clientNotFound();
  return found;
}

/** @throws {DomainError} not_found, also for a client of another programme. */
export async function getClientOf(db: Queryable, actor: Actor, faId: string, clientId: string) {
  const found = await getOwnClient(db, actor, clientId);
  if (found.programme.id !== faId) throw programmeErrors.clientNotFound();
  return found;
}

async function sharedResultOf(db: Queryable, { client, programme }: OwnClient) {
  const { surveyId, sharedSince, state } = client;
  if (state !== "accepted" || sharedSince === null) return null;
  if (programme.isExample) return { client, programme, snapshot: exampleSnapshot(sharedSince), sharedSince };
  const snapshot = surveyId === null ? undefined : await findNewestSnapshot(db, surveyId);
  return snapshot === undefined ? null : { client, programme, snapshot, sharedSince };
}

/**
 * The result that a client shares with the actor.
 *
 * @throws {DomainError} not_found, also for a client of someone else, and from the moment on at which the client stops sharing.
 */
export async function getSharedResult(db: Queryable, actor: Actor, clientId: string) {
  const shared = await sharedResultOf(db, await getOwnClient(db, actor, clientId));
  if (shared === null) throw programmeErrors.notShared();
  return shared;
}

/** The same for a list; null where there is nothing for the actor to see, or not any more. */
export async function findSharedResult(db: Queryable, actor: Actor, clientId: string) {
  const found = await findOwnClient(db, actor, clientId);
  return found && sharedResultOf(db, found);
}

type SharedResult = Pick<Awaited<ReturnType<typeof getSharedResult>>, "client" | "programme" | "snapshot">;

/**
 * The results of a shared round that the facilitator has been able to see, first to newest: what the client shares, and what they shared
 * before. Those from before they shared, or in between, are theirs; a group picture may count one as unseen (rule F3).
 */
export const listSeenResults = async (db: Queryable, { client, programme, snapshot }: SharedResult) =>
  programme.isExample
    ? [snapshot]
    : listShownSnapshots(db, { programmeId: programme.id, clientId: client.id, newestId: snapshot.id });

/**
 * The round of a shared result, and how those of its results that were ever shown followed each other.
 *
 * @throws {DomainError} not_found where it has just been deleted.
 */
export async function getSharedRound(db: Queryable, shared: SharedResult) {
  const { programme, snapshot } = shared;
  const round = programme.isExample ? exampleRound : await findRound(db, snapshot.surveyId);
  if (round === undefined) throw programmeErrors.notShared();
  return { round, snapshots: (await listSeenResults(db, shared)).map(describeSnapshot) };
}
