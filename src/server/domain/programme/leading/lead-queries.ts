import type { Queryable, Transaction } from "#db/client.ts";
import { senderColumns } from "#db/columns.ts";
import type { Authorized } from "#src/server/actor.ts";
import {
  clientNotes,
  clients,
  meetings,
  organisationMembers,
  organisations,
  programmeFacilitators,
  programmes,
  surveys,
  users,
} from "#db/schema/index.ts";
import { and, asc, eq, inArray, isNotNull, lte, ne, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { among } from "#src/server/domain/programme/stage-queries.ts";

export type FacilitatorRow = typeof programmeFacilitators.$inferSelect;

const their = alias(organisationMembers, "their");
const owners = alias(organisationMembers, "owners");
const owner = alias(users, "owner");

const stillLeads = and(
  eq(their.organisationId, programmeFacilitators.organisationId),
  eq(their.userId, programmeFacilitators.userId),
  lte(their.leadsSince, programmeFacilitators.addedAt),
);
const ownerStillLeads = and(
  eq(owners.organisationId, programmeFacilitators.organisationId),
  eq(owners.userId, programmes.facilitatorId),
  lte(owners.leadsSince, programmeFacilitators.addedAt),
);

/**
 * Lists co-facilitators. Both they and the owner must have led the organisation without a break since they
 * were added: one who stops loses access at once, and has to be added again. `leadsSince` is null for
 * members.
 */
const listActiveRows = (db: Queryable, where: SQL) =>
  db
    .select({
      programmeId: programmeFacilitators.programmeId,
      title: programmes.title,
      userId: programmeFacilitators.userId,
      addedAt: programmeFacilitators.addedAt,
      name: users.name,
      mailbox: users.mailbox,
      organisation: organisations.name,
      owner: owner.name,
    })
    .from(programmeFacilitators)
    .innerJoin(programmes, eq(programmes.id, programmeFacilitators.programmeId))
    .innerJoin(their, stillLeads)
    .innerJoin(owners, ownerStillLeads)
    .innerJoin(users, eq(users.id, programmeFacilitators.userId))
    .innerJoin(owner, eq(owner.id, programmes.facilitatorId))
    .innerJoin(organisations, eq(organisations.id, programmeFacilitators.organisationId))
    .where(where)
    .orderBy(asc(programmeFacilitators.addedAt), asc(programmeFacilitators.userId));

export type CoFacilitatorRow = Awaited<ReturnType<typeof listActiveRows>>[number];

/** Lists the co-facilitators of some programmes, in the order they were added. */
export const listRowsOfProgrammes = (db: Queryable, programmeIds: readonly string[]) =>
  listActiveRows(db, inArray(programmeFacilitators.programmeId, among(programmeIds)));

/** Lists the programmes that someone co-leads. */
export const listCoLedProgrammes = (db: Queryable, userId: string): Promise<CoFacilitatorRow[]> =>
  listActiveRows(db, eq(programmeFacilitators.userId, userId));

interface RowKey {
  readonly programmeId: string;
  readonly userId: string;
}

/** The ids of the programmes that someone co-leads, as a selection. */
export const coLedProgrammeIds = (db: Queryable, userId: string) =>
  db
    .select({ id: programmeFacilitators.programmeId })
    .from(programmeFacilitators)
    .innerJoin(programmes, eq(programmes.id, programmeFacilitators.programmeId))
    .innerJoin(their, stillLeads)
    .innerJoin(owners, ownerStillLeads)
    .where(eq(programmeFacilitators.userId, userId));

/** Matches clients of the programmes that someone co-leads. */
export const isClientCoLedBy = (db: Queryable, userId: string): SQL =>
  inArray(clients.programmeId, coLedProgrammeIds(db, userId));

const isRow = ({ programmeId, userId }: RowKey) =>
  and(eq(programmeFacilitators.programmeId, programmeId), eq(programmeFacilitators.userId, userId));

/** Finds a co-facilitator of a programme. */
export async function findCoFacilitator(db: Queryable, row: RowKey): Promise<CoFacilitatorRow | undefined> {
  const [found] = await listActiveRows(db, sql`${isRow(row)}`);
  return found;
}

/** Lists people who lead an organisation that this person leads, too. */
export const listFellowLeads = (db: Queryable, userId: string) =>
  db
    .select({
      userId: users.id,
      name: users.name,
      mailbox: users.mailbox,
      organisationId: organisations.id,
      organisation: organisations.name,
    })
    .from(owners)
    .innerJoin(their, eq(their.organisationId, owners.organisationId))
    .innerJoin(users, eq(users.id, their.userId))
    .innerJoin(organisations, eq(organisations.id, their.organisationId))
    .where(
      and(
        eq(owners.userId, userId),
        isNotNull(owners.leadsSince),
        isNotNull(their.leadsSince),
        ne(their.userId, userId),
      ),
    )
    .orderBy(sql`${users.name} collate nocase`, asc(users.id), asc(organisations.createdAt));

/** Replaces the row of a former co-facilitator. */
export async function upsertFacilitator(tx: Transaction, row: FacilitatorRow): Promise<void> {
  await tx
    .insert(programmeFacilitators)
    .values(row)
    .onConflictDoUpdate({
      target: [programmeFacilitators.programmeId, programmeFacilitators.userId],
      set: { organisationId: row.organisationId, addedAt: row.addedAt },
    });
}

/** Deletes a co-facilitator with their notes on clients, and ends the sessions they lead. */
export async function deleteFacilitator(
  tx: Transaction,
  row: Pick<FacilitatorRow, "programmeId" | "userId">,
  now: Date,
): Promise<void> {
  const { programmeId, userId } = row;
  const clientsOfProgramme = tx
    .select({ id: clients.id })
    .from(clients)
    .where(eq(clients.programmeId, programmeId));
  await tx
    .update(meetings)
    .set({ state: "over", updatedAt: now, version: sql`${meetings.version} + 1` })
    .where(
      and(
        eq(meetings.startedBy, userId),
        ne(meetings.state, "over"),
        inArray(meetings.clientId, clientsOfProgramme),
      ),
    );
  await tx
    .delete(clientNotes)
    .where(and(eq(clientNotes.userId, userId), inArray(clientNotes.clientId, clientsOfProgramme)));
  await tx.delete(programmeFacilitators).where(isRow(row));
}

/** Lists all programmes someone was added to, even if they have lost access since. */
export const listAllRowsOf = (db: Queryable, userId: string): Promise<FacilitatorRow[]> =>
  db.select().from(programmeFacilitators).where(eq(programmeFacilitators.userId, userId));

/** Lists participating clients with their addresses and rounds. */
export const listParticipants = (db: Queryable, programmeId: Authorized<"programme">) =>
  db
    .select({ name: clients.name, email: clients.email, surveyId: surveys.id })
    .from(clients)
    .innerJoin(surveys, eq(surveys.id, clients.surveyId))
    .where(and(eq(clients.programmeId, programmeId), eq(clients.state, "accepted")));

export const findOwner = (db: Queryable, programmeId: string) =>
  db
    .select({ ...senderColumns, mailbox: users.mailbox })
    .from(programmes)
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .where(eq(programmes.id, programmeId))
    .get();
