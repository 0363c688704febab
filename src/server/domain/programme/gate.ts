import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { programmeErrors } from "./errors.ts";
import { exampleRound, exampleSnapshot } from "./example/example-result.ts";
import { findAdded, type CoFacilitatorRow } from "./leading/lead-queries.ts";
import { asSeenBy, mayMeet, sharingWaits } from "./leading/sight.ts";
import {
  findClientProgress,
  findNewestSnapshot,
  findProgramme,
  findRound,
  listClientsOf,
  listShownSnapshots,
  listSnapshotTimes,
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

type LedProgramme = ProgrammeRow & { readonly id: Authorized<"programme"> };

/** A programme, for someone who leads it. */
export interface Led {
  readonly programme: LedProgramme;
  /** Since when they lead it beside its owner; null: it's their own. */
  readonly addedAt: Date | null;
}

const isOwn = (row: ProgrammeRow, { userId }: Actor): row is LedProgramme => row.facilitatorId === userId;

const isLed = (row: ProgrammeRow, added: CoFacilitatorRow): row is LedProgramme =>
  added.programmeId === row.id;

async function findLed(db: Queryable, actor: Actor, faId: string): Promise<Led | null> {
  const programme = await findProgramme(db, faId);
  if (programme === undefined) return null;
  if (isOwn(programme, actor)) return { programme, addedAt: null };
  const added = await findAdded(db, { programmeId: faId, userId: actor.userId });
  return added !== undefined && isLed(programme, added) ? { programme, addedAt: added.addedAt } : null;
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
export async function getOwnProgramme(db: Queryable, actor: Actor, faId: string): Promise<LedProgramme> {
  const { programme, addedAt } = await getLed(db, actor, faId);
  if (addedAt !== null) throw programmeErrors.ownerOnly();
  return programme;
}

/** A programme's clients, by name: as someone sees them who leads it. */
export async function listClientsFor(
  db: Queryable,
  { programme, addedAt }: Led,
): Promise<readonly ClientProgress[]> {
  const rows = await listClientsOf(db, programme.id);
  return rows.map((client) => asSeenBy(addedAt, client));
}

type LedClientRow = ClientProgress & { readonly id: Authorized<"client"> };

interface LedClient extends Led {
  readonly client: LedClientRow;
}

const isIn = (row: ClientProgress, { programme }: Led): row is LedClientRow =>
  row.programmeId === programme.id;

async function findLedClient(db: Queryable, actor: Actor, clientId: string): Promise<LedClient | null> {
  const client = await findClientProgress(db, clientId);
  const led = client && (await findLed(db, actor, client.programmeId));
  if (!client || !led || !isIn(client, led)) return null;
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

/** Where the round has been deleted, there is no snapshot. An example has one that nobody answered for. */
async function findNewestOf(db: Queryable, { programme }: Led, { surveyId, sharedSince }: ClientProgress) {
  if (sharedSince !== null && programme.isExample) return exampleSnapshot(sharedSince);
  return surveyId === null ? undefined : findNewestSnapshot(db, surveyId);
}

async function findSharedBy(db: Queryable, found: LedClient) {
  const { client, programme, addedAt } = found;
  const { sharedSince, state } = client;
  if (state !== "accepted" || sharedSince === null) return null;
  const snapshot = await findNewestOf(db, found, client);
  return snapshot === undefined ? null : { client, programme, addedAt, sharedSince, snapshot };
}

/** The result that a client shares with the actor; null where there is nothing for them to see, or not any more. */
export async function findSharedResult(db: Queryable, actor: Actor, clientId: string) {
  const found = await findLedClient(db, actor, clientId);
  return found && findSharedBy(db, found);
}

/**
 * The same, where there has to be one.
 *
 * @throws {DomainError} not_found, also for a client of someone else, and from the moment on at which the client stops sharing.
 */
export async function getSharedResult(db: Queryable, actor: Actor, clientId: string) {
  const found = await getLedClient(db, actor, clientId);
  const shared = await findSharedBy(db, found);
  if (shared !== null) return shared;
  throw sharingWaits(found.addedAt, found.client)
    ? programmeErrors.sharingWaits()
    : programmeErrors.notShared();
}

type SharedResult = Awaited<ReturnType<typeof getSharedResult>>;

/**
 * The results of a shared round that the facilitator has been able to see, first to newest: what the client shares, and what they shared
 * before. Those from before they shared, or in between, are theirs; a group picture may count one as unseen (rule F3). Beside the owner
 * someone has been able to see those that were there, or came, since it's shared with them.
 */
async function listSeen(db: Queryable, { programme, client, snapshot, sharedSince, addedAt }: SharedResult) {
  if (programme.isExample || client.surveyId === null) return [snapshot];
  const shown = await listShownSnapshots(db, client);
  if (addedAt === null) return shown;
  const times = await listSnapshotTimes(db, client.surveyId);
  const before = times.filter(({ createdAt }) => createdAt <= sharedSince).map(({ number }) => number);
  return shown.filter(({ number }) => number >= Math.max(0, ...before));
}

/**
 * A shared result with its round, and with those of its results that the actor has been able to see.
 *
 * @throws {DomainError} not_found, also where the round has just been deleted.
 */
export async function getSharedRound(db: Queryable, actor: Actor, clientId: string) {
  const shared = await getSharedResult(db, actor, clientId);
  const { programme, client } = shared;
  const ownRound = client.surveyId === null ? undefined : await findRound(db, client.surveyId);
  const round = programme.isExample ? exampleRound : ownRound;
  if (round === undefined) throw programmeErrors.notShared();
  return { ...shared, round, seen: await listSeen(db, shared) };
}
