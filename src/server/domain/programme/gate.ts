import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import { programmeErrors } from "./errors.ts";
import { exampleRound, exampleSnapshot } from "./example/example-result.ts";
import { findCoFacilitator, type CoFacilitatorRow } from "./leading/lead-queries.ts";
import { visibleClient, mayMeet } from "./leading/visibility.ts";
import {
  findClientProgress,
  findNewestSnapshot,
  findProgramme,
  findRound,
  listClientsOf,
  listSnapshots,
  type ClientProgress,
  type ProgrammeRow,
} from "./queries.ts";

/*
 * The only place that decides what a facilitator sees, for every call, page, email and file (rules F1, F2,
 * F5). A programme and its clients belong to the facilitator who made it; administrators get no access.
 * Facilitators see the stage of a client's round. They see a result only while the client shares it: the
 * newest snapshot, as the client does, and earlier ones back to the one that was newest when sharing began. Nothing here reads an answer.
 * Co-facilitators see the same, but a result only if they were added before the client agreed; some actions
 * are the owner's alone.
 */

type LedProgramme = ProgrammeRow & { readonly id: Authorized<"programme"> };

/** A programme and its owner's or co-facilitator's access to it. */
export interface ProgrammeAccess {
  readonly programme: LedProgramme;
  /** When the co-facilitator was added; null for the owner. */
  readonly addedAt: Date | null;
}

const isOwn = (row: ProgrammeRow, { userId }: Actor): row is LedProgramme => row.facilitatorId === userId;

const isCoLed = (row: ProgrammeRow, added: CoFacilitatorRow): row is LedProgramme =>
  added.programmeId === row.id;

async function findLedProgramme(db: Queryable, actor: Actor, faId: string): Promise<ProgrammeAccess | null> {
  const programme = await findProgramme(db, faId);
  if (programme === undefined) return null;
  if (isOwn(programme, actor)) return { programme, addedAt: null };
  const added = await findCoFacilitator(db, { programmeId: faId, userId: actor.userId });
  return added !== undefined && isCoLed(programme, added) ? { programme, addedAt: added.addedAt } : null;
}

/** @throws {DomainError} not_found, also for a programme the actor doesn't lead */
export async function getLedProgramme(db: Queryable, actor: Actor, faId: string): Promise<ProgrammeAccess> {
  const access = await findLedProgramme(db, actor, faId);
  if (access === null) throw programmeErrors.notFound();
  return access;
}

/**
 * Guards irreversible actions, co-facilitators and group pictures.
 *
 * @throws {DomainError} not_found; forbidden for co-facilitators
 */
export async function getOwnProgramme(db: Queryable, actor: Actor, faId: string): Promise<LedProgramme> {
  const { programme, addedAt } = await getLedProgramme(db, actor, faId);
  if (addedAt !== null) throw programmeErrors.ownerOnly();
  return programme;
}

/** Lists clients by name, as this facilitator may see them. */
export async function listClientsFor(
  db: Queryable,
  { programme, addedAt }: ProgrammeAccess,
): Promise<readonly ClientProgress[]> {
  const rows = await listClientsOf(db, programme.id);
  return rows.map((client) => visibleClient(addedAt, client));
}

type LedClientRow = ClientProgress & { readonly id: Authorized<"client"> };

interface LedClient extends ProgrammeAccess {
  readonly client: LedClientRow;
}

const isClientOf = (row: ClientProgress, { programme }: ProgrammeAccess): row is LedClientRow =>
  row.programmeId === programme.id;

async function findLedClient(db: Queryable, actor: Actor, clientId: string): Promise<LedClient | null> {
  const client = await findClientProgress(db, clientId);
  const access = client && (await findLedProgramme(db, actor, client.programmeId));
  if (!client || !access || !isClientOf(client, access)) return null;
  return { ...access, client: visibleClient(access.addedAt, client) };
}

/** @throws {DomainError} not_found, also for someone else's client */
export async function getLedClient(db: Queryable, actor: Actor, clientId: string): Promise<LedClient> {
  const found = await findLedClient(db, actor, clientId);
  if (found === null) throw programmeErrors.clientNotFound();
  return found;
}

/** @throws {DomainError} not_found, also for a client of another programme */
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

/** @throws {DomainError} not_found, also if the actor may not meet this client */
export async function getClientToMeet(db: Queryable, actor: Actor, clientId: string): Promise<LedClient> {
  const found = await getLedClient(db, actor, clientId);
  if (!mayMeet(found.addedAt, found.client)) throw programmeErrors.notShared();
  return found;
}

async function findSharedBy(db: Queryable, found: LedClient) {
  const { client, programme, addedAt } = found;
  const { sharedSince, state, surveyId, email } = client;
  if (state !== "accepted" || sharedSince === null) return null;
  // The example has a snapshot without a round.
  const example = programme.isExample ? exampleSnapshot(sharedSince, email) : undefined;
  const snapshot = example ?? (surveyId === null ? undefined : await findNewestSnapshot(db, surveyId));
  return snapshot === undefined ? null : { client, programme, addedAt, sharedSince, snapshot };
}

/** The result a client shares with the actor; null if there is none, or no longer. */
export async function findSharedResult(db: Queryable, actor: Actor, clientId: string) {
  const found = await findLedClient(db, actor, clientId);
  return found && findSharedBy(db, found);
}

/**
 * As `findSharedResult`.
 *
 * @throws {DomainError} not_found, also for someone else's client, and as soon as the client stops sharing
 */
export async function getSharedResult(db: Queryable, actor: Actor, clientId: string) {
  const found = await getLedClient(db, actor, clientId);
  const shared = await findSharedBy(db, found);
  if (shared !== null) return shared;
  throw programmeErrors.notShared();
}

type SharedResult = Awaited<ReturnType<typeof getSharedResult>>;

/** The results of a shared round, oldest first, from the one that was newest when sharing began. */
async function listSeen(db: Queryable, { programme, client, snapshot, sharedSince }: SharedResult) {
  if (programme.isExample || client.surveyId === null) return [snapshot];
  const all = await listSnapshots(db, client.surveyId);
  const before = all.filter(({ createdAt }) => createdAt <= sharedSince).map(({ number }) => number);
  return all.filter(({ number }) => number >= Math.max(0, ...before));
}

/**
 * A shared result with its round, and the results the actor could see.
 *
 * @throws {DomainError} not_found, also for a deleted round
 */
export async function getSharedRound(db: Queryable, actor: Actor, clientId: string) {
  const shared = await getSharedResult(db, actor, clientId);
  const { programme, client } = shared;
  const ownRound = client.surveyId === null ? undefined : await findRound(db, client.surveyId);
  const round = programme.isExample ? exampleRound : ownRound;
  if (round === undefined) throw programmeErrors.notShared();
  return { ...shared, round, seen: await listSeen(db, shared) };
}
