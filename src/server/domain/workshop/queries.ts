import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import {
  organisations,
  workshopAnswers,
  workshopGuests,
  workshopPanels,
  workshops,
} from "#db/schema/index.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lte,
  notExists,
  sql,
} from "drizzle-orm";

export type WorkshopRow = typeof workshops.$inferSelect;
export type GuestRow = typeof workshopGuests.$inferSelect;

/** Raw text without bound values: SQLite uses a partial index only for its exact expression. */
const isRunning = sql.raw(`"workshops"."step" <> 'ended'`);

const ofWorkshop = { ...getTableColumns(workshops), organisation: organisations.name };

const selectNamed = (db: Queryable) =>
  db
    .select(ofWorkshop)
    .from(workshops)
    .innerJoin(organisations, eq(organisations.id, workshops.organisationId));

export type NamedWorkshop = NonNullable<Awaited<ReturnType<typeof findWorkshop>>>;

export const findWorkshop = (db: Queryable, id: string) => selectNamed(db).where(eq(workshops.id, id)).get();

export const findByCode = (db: Queryable, code: string): Promise<NamedWorkshop | undefined> =>
  selectNamed(db).where(eq(workshops.code, code)).get();

export const listOf = (db: Queryable, organisationId: Authorized<"organisation">): Promise<NamedWorkshop[]> =>
  selectNamed(db)
    .where(eq(workshops.organisationId, organisationId))
    .orderBy(desc(workshops.createdAt), desc(workshops.id));

export const listStartedBy = (db: Queryable, userId: string): Promise<NamedWorkshop[]> =>
  selectNamed(db).where(eq(workshops.startedBy, userId)).orderBy(asc(workshops.createdAt));

export const insertWorkshop = (tx: Transaction, row: WorkshopRow) => tx.insert(workshops).values(row);

export const updateWorkshop = (tx: Transaction, id: string, changes: Partial<WorkshopRow>) =>
  tx.update(workshops).set(changes).where(eq(workshops.id, id));

export const findGuest = (db: Queryable, keyHash: string) =>
  db
    .select({ guest: getTableColumns(workshopGuests), workshop: ofWorkshop })
    .from(workshopGuests)
    .innerJoin(workshops, eq(workshops.id, workshopGuests.workshopId))
    .innerJoin(organisations, eq(organisations.id, workshops.organisationId))
    .where(eq(workshopGuests.keyHash, keyHash))
    .get();

export type GuestInRoom = NonNullable<Awaited<ReturnType<typeof findGuest>>>;

export const listGuests = (db: Queryable, workshopId: Authorized<"workshop">): Promise<GuestRow[]> =>
  db
    .select()
    .from(workshopGuests)
    .where(eq(workshopGuests.workshopId, workshopId))
    .orderBy(asc(workshopGuests.nameKey));

export async function countGuests(db: Queryable, workshopId: string) {
  const row = await db
    .select({
      guests: count(),
      ready: count(workshopGuests.selfTraitIds),
      counted: sql<number>`count(*) filter (where ${workshopGuests.isCounted})`,
    })
    .from(workshopGuests)
    .where(eq(workshopGuests.workshopId, workshopId))
    .get();
  return row ?? { guests: 0, ready: 0, counted: 0 };
}

/** Counts the guests who have described everyone on their panel. */
export function countFinished(db: Queryable, workshopId: Authorized<"workshop">): Promise<number> {
  const { describerId, describedId, used } = workshopPanels;
  const left = db
    .select({ id: describedId })
    .from(workshopPanels)
    .where(and(eq(describerId, workshopGuests.id), eq(used, false)));
  const isInRoom = eq(workshopGuests.workshopId, workshopId);
  return db.$count(workshopGuests, and(isInRoom, eq(workshopGuests.isIn, true), notExists(left)));
}

export const insertGuest = (tx: Transaction, row: typeof workshopGuests.$inferInsert) =>
  tx.insert(workshopGuests).values(row);

export const updateGuest = (tx: Transaction, id: string, changes: Partial<GuestRow>) =>
  tx.update(workshopGuests).set(changes).where(eq(workshopGuests.id, id));

/** Inserts the pairs, and marks everyone with own words as taking part. */
export async function insertPanels(
  tx: Transaction,
  workshopId: string,
  panels: readonly (typeof workshopPanels.$inferInsert)[],
): Promise<void> {
  await tx
    .update(workshopGuests)
    .set({ isIn: true })
    .where(and(eq(workshopGuests.workshopId, workshopId), isNotNull(workshopGuests.selfTraitIds)));
  await tx.insert(workshopPanels).values([...panels]);
}

/** Selects the ids of all guests of these workshops. */
export const guestsOf = (db: Queryable, workshopIds: readonly string[]) =>
  db
    .select({ id: workshopGuests.id })
    .from(workshopGuests)
    .where(inArray(workshopGuests.workshopId, workshopIds));

/** Selects the id of one guest. */
export const guestIdOf = (db: Queryable, id: string) =>
  db.select({ id: workshopGuests.id }).from(workshopGuests).where(eq(workshopGuests.id, id));

/** All answers of a workshop, with the guest that each describes. */
export const listAnswers = (db: Queryable, workshopId: Authorized<"workshop">) =>
  db
    .select({ guestId: workshopAnswers.guestId, traitIds: workshopAnswers.traitIds })
    .from(workshopGuests)
    .innerJoin(workshopAnswers, eq(workshopAnswers.guestId, workshopGuests.id))
    .where(eq(workshopGuests.workshopId, workshopId));

/** Deletes the answers and who described whom: open windows need neither. */
export async function deleteAnswers(tx: Transaction, workshopIds: readonly string[]): Promise<void> {
  const guests = guestsOf(tx, workshopIds);
  await tx.delete(workshopAnswers).where(inArray(workshopAnswers.guestId, guests));
  await tx.delete(workshopPanels).where(inArray(workshopPanels.describerId, guests));
}

/** Deletes answers and own words of a workshop that ends before its windows open. */
export async function deletePicks(tx: Transaction, workshopId: string): Promise<void> {
  await deleteAnswers(tx, [workshopId]);
  await tx
    .update(workshopGuests)
    .set({ selfTraitIds: null })
    .where(eq(workshopGuests.workshopId, workshopId));
}

/** Names each table: a database server may not enforce foreign keys. */
export async function deleteGuest(tx: Transaction, id: string): Promise<void> {
  await tx.delete(workshopAnswers).where(eq(workshopAnswers.guestId, id));
  await tx.delete(workshopPanels).where(eq(workshopPanels.describerId, id));
  await tx.delete(workshopPanels).where(eq(workshopPanels.describedId, id));
  await tx.delete(workshopGuests).where(eq(workshopGuests.id, id));
}

export async function deleteWorkshops(tx: Transaction, ids: readonly string[]): Promise<void> {
  await deleteAnswers(tx, ids);
  await tx.delete(workshopGuests).where(inArray(workshopGuests.workshopId, ids));
  await tx.delete(workshops).where(inArray(workshops.id, ids));
}

/** Up to `most` workshops past their last day. */
export const listErasable = (db: Queryable, now: Date, most: number) =>
  db.select({ id: workshops.id }).from(workshops).where(lte(workshops.erasedAt, now)).limit(most);

/** Up to `most` workshops past their evening that nobody has ended. */
export const listOver = (db: Queryable, now: Date, most: number) =>
  db
    .select({ id: workshops.id, step: workshops.step, version: workshops.version })
    .from(workshops)
    .where(and(lte(workshops.endsAt, now), isRunning))
    .limit(most);

/** Filters guests who still have their place. */
export const listWithPlace = (db: Queryable, ids: readonly string[], now: Date) =>
  db
    .select({ id: workshopGuests.id })
    .from(workshopGuests)
    .innerJoin(workshops, eq(workshops.id, workshopGuests.workshopId))
    .where(and(inArray(workshopGuests.id, [...ids]), gt(workshops.erasedAt, now)));

/** A workshop stays when the account that started it goes. */
export async function forgetStarter(
  tx: Transaction,
  _deps: TransactionDeps,
  { userId }: Actor,
): Promise<void> {
  await tx.update(workshops).set({ startedBy: null }).where(eq(workshops.startedBy, userId));
}
