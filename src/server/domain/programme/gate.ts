import type { Queryable } from "#db/client.ts";
import type { Key } from "#db/key.ts";
import type { Actor } from "#src/server/actor.ts";
import { programmeErrors } from "./errors.ts";
import { exampleRound, exampleSnapshot } from "./example/example-result.ts";
import { findAdded } from "./leading/lead-queries.ts";
import { asSeenBy, mayMeet, sharingWaits } from "./leading/sight.ts";
import {
  findClientProgress,
  findNewestSnapshot,
  findProgramme,
  findRound,
  listClientsOf,
  listShownSnapshots,
  listSnapshotTimes,
  programmeOf,
  roundOf,
  type ClientProgress,
  type ProgrammeRow,
} from "./queries.ts";

/*
 * What a facilitator sees: the one place that decides it, for every call, page, email and file (rules F1, F2 and F5). A programme and its
 * clients belong to the facilitator who made it, and administrators are nobody special. Of a client's round they see the stage; the result
 * only while the client shares it, and then the newest snapshot, as the client does, and of earlier ones those that were shown. Nothing
 * here reads an answer. Someone who leads it beside its owner sees the same, but a result only if they were there when the client agreed; and
 * some things are the owner's alone.
 */

/** A programme, for someone who leads it. */
export interface Led {
  readonly programme: ProgrammeRow;
  /** Since when they lead it beside its owner; null: it's their own. */
  readonly addedAt: Date | null;
}

async function findLed(db: Queryable, actor: Actor, faId: Key): Promise<Led | null> {
  const { userId } = actor;
  const [programme, added] = await Promise.all([
    findProgramme(db, faId),
    findAdded(db, { programmeId: faId, userId }),
  ]);
  if (programme === undefined) return null;
  if (programme.facilitatorId === userId) return { programme, addedAt: null };
  return added === undefined ? null : { programme, addedAt: added.addedAt };
}

/** @throws {DomainError} not_found, also for a programme that the actor doesn't lead. */
export async function getLed(db: Queryable, actor: Actor, faId: string): Promise<Led> {
  const led = await findLed(db, actor, faId);
  if (led === null) throw programmeErrors.notFound();
  return led;
}

/**
 * For what can't be undone, for who leads it, and for group pictures, which go by what was shown to its owner (rule F3).
 *
 * @throws {DomainError} not_found; forbidden for those who lead it beside its owner.
 */
export async function getOwnProgramme(db: Queryable, actor: Actor, faId: string): Promise<ProgrammeRow> {
  const { programme, addedAt } = await getLed(db, actor, faId);
  if (addedAt !== null) throw programmeErrors.ownerOnly();
  return programme;
}

/** A programme's clients, by name: as someone sees them who leads it, once it's known how they do. */
export async function lookForClients(
  db: Queryable,
  faId: Key,
): Promise<(led: Led) => readonly ClientProgress[]> {
  const rows = await listClientsOf(db, faId);
  return ({ addedAt }) => rows.map((client) => asSeenBy(addedAt, client));
}

interface LedClient extends Led {
  readonly client: ClientProgress;
}

async function findLedClient(db: Queryable, actor: Actor, clientId: string): Promise<LedClient | null> {
  const [client, led] = await Promise.all([
    findClientProgress(db, clientId),
    findLed(db, actor, programmeOf(db, clientId)),
  ]);
  if (!client || !led) return null;
  return { ...led, client: asSeenBy(led.addedAt, client) };
}

/** @throws {DomainError} not_found, also for a client of someone else. */
export async function getLedClient(db: Queryable, actor: Actor, clientId: string): Promise<LedClient> {
  const found = await findLedClient(db, actor, clientId);
  if (found === null) throw programmeErrors.clientNotFound();
  return found;
}

/** @throws {DomainError} not_found, also for a client of another programme. */
export async function getClientOf(
  db: Queryable,
  actor: Actor,
  faId: string,
  clientId: string,
): Promise<LedClient> {
  const found = await getLedClient(db, actor, clientId);
  if (found.programme.id !== faId) throw programmeErrors.clientNotFound();
  return found;
}

/** A client to have a session with. @throws {DomainError} not_found, also where it isn't the actor's to have. */
export async function getClientToMeet(db: Queryable, actor: Actor, clientId: string): Promise<LedClient> {
  const found = await getLedClient(db, actor, clientId);
  if (!mayMeet(found.addedAt, found.client)) throw programmeErrors.notShared();
  return found;
}

function sharedResultOf(
  { client, programme, addedAt }: LedClient,
  newest: Awaited<ReturnType<typeof findNewestSnapshot>>,
) {
  const { sharedSince, state } = client;
  if (state !== "accepted" || sharedSince === null) return null;
  const snapshot = programme.isExample ? exampleSnapshot(sharedSince) : newest;
  return snapshot === undefined ? null : { client, programme, addedAt, sharedSince, snapshot };
}

/**
 * The result that a client shares with the actor; null where there is nothing for them to see, or not any more. It's read together with
 * what decides whether they may see it.
 */
export async function findSharedResult(db: Queryable, actor: Actor, clientId: string) {
  const [found, newest] = await Promise.all([
    findLedClient(db, actor, clientId),
    findNewestSnapshot(db, roundOf(db, clientId)),
  ]);
  return found && sharedResultOf(found, newest);
}

/**
 * The same, where there has to be one.
 *
 * @throws {DomainError} not_found, also for a client of someone else, and from the moment on at which the client stops sharing.
 */
export async function getSharedResult(db: Queryable, actor: Actor, clientId: string) {
  const [client, newest] = await Promise.all([
    getLedClient(db, actor, clientId),
    findNewestSnapshot(db, roundOf(db, clientId)),
  ]);
  const shared = sharedResultOf(client, newest);
  if (shared !== null) return shared;
  throw sharingWaits(client.addedAt, client.client)
    ? programmeErrors.sharingWaits()
    : programmeErrors.notShared();
}

type SharedResult = Awaited<ReturnType<typeof getSharedResult>>;
type SeenResults = Awaited<ReturnType<typeof listShownSnapshots>>;

/**
 * The results of a shared round that the facilitator has been able to see, first to newest: what the client shares, and what they shared
 * before. Those from before they shared, or in between, are theirs; a group picture may count one as unseen (rule F3). Beside the owner
 * someone has been able to see those that were there, or came, since it's shared with them.
 */
function seenOf(
  { programme, snapshot, sharedSince, addedAt }: SharedResult,
  shown: SeenResults,
  times: Awaited<ReturnType<typeof listSnapshotTimes>>,
): SeenResults {
  if (programme.isExample) return [snapshot];
  if (addedAt === null) return shown;
  const before = times.filter(({ createdAt }) => createdAt <= sharedSince).map(({ number }) => number);
  return shown.filter(({ number }) => number >= Math.max(0, ...before));
}

/**
 * A shared result with its round, and with those of its results that the actor has been able to see.
 *
 * @throws {DomainError} not_found, also where the round has just been deleted.
 */
export async function getSharedRound(db: Queryable, actor: Actor, clientId: string) {
  const [shared, ownRound, shown, times] = await Promise.all([
    getSharedResult(db, actor, clientId),
    findRound(db, roundOf(db, clientId)),
    listShownSnapshots(db, clientId),
    listSnapshotTimes(db, clientId),
  ]);
  const round = shared.programme.isExample ? exampleRound : ownRound;
  if (round === undefined) throw programmeErrors.notShared();
  return { ...shared, round, seen: seenOf(shared, shown, times) };
}
