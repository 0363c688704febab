import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import {
  organisations,
  users,
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
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
} from "drizzle-orm";

export type WorkshopRow = typeof workshops.$inferSelect;
export type GuestRow = typeof workshopGuests.$inferSelect;

/** Raw text without bound values: SQLite uses a partial index only for its exact expression. */
const isRunning = sql.raw(`"workshops"."step" <> 'ended'`);
const isUnerased = sql.raw(`"workshops"."is_erased" = 0`);

const ofWorkshop = {
  ...getTableColumns(workshops),
  organisation: organisations.name,
  hostFirstName: users.firstName,
  hostLastName: users.lastName,
};

const selectNamed = (db: Queryable) =>
  db
    .select(ofWorkshop)
    .from(workshops)
    .leftJoin(organisations, eq(organisations.id, workshops.organisationId))
    .leftJoin(users, eq(users.id, workshops.startedBy));

export type NamedWorkshop = NonNullable<Awaited<ReturnType<typeof findWorkshop>>>;

export const findWorkshop = (db: Queryable, id: string) => selectNamed(db).where(eq(workshops.id, id)).get();

export const findByCode = (db: Queryable, code: string): Promise<NamedWorkshop | undefined> =>
  selectNamed(db).where(eq(workshops.code, code)).get();

/** The workshops of these organisations, and those that someone leads without one, newest first. */
export async function listHosted(
  db: Queryable,
  organisationIds: readonly Authorized<"organisation">[],
  userId: string | null,
): Promise<NamedWorkshop[]> {
  // SQLite uses the indexes of both sides only without a constant beside them.
  const isHosted = or(
    organisationIds.length === 0 ? undefined : inArray(workshops.organisationId, [...organisationIds]),
    userId === null ? undefined : and(eq(workshops.startedBy, userId), isNull(workshops.organisationId)),
  );
  if (isHosted === undefined) return [];
  return selectNamed(db).where(isHosted).orderBy(desc(workshops.createdAt), desc(workshops.id));
}

export const listIdsOf = (db: Queryable, organisationId: Authorized<"organisation">) =>
  db.select({ id: workshops.id }).from(workshops).where(eq(workshops.organisationId, organisationId));

/** The workshops that someone leads without a team. */
export const listIdsOfAlone = (db: Queryable, userId: string) =>
  db
    .select({ id: workshops.id })
    .from(workshops)
    .where(and(eq(workshops.startedBy, userId), isNull(workshops.organisationId)));

export const insertWorkshop = (tx: Transaction, row: WorkshopRow) => tx.insert(workshops).values(row);

export const updateWorkshop = (tx: Transaction, id: string, changes: Partial<WorkshopRow>) =>
  tx.update(workshops).set(changes).where(eq(workshops.id, id));

export const findGuest = (db: Queryable, keyHash: string) =>
  db
    .select({ guest: getTableColumns(workshopGuests), workshop: ofWorkshop })
    .from(workshopGuests)
    .innerJoin(workshops, eq(workshops.id, workshopGuests.workshopId))
    .leftJoin(organisations, eq(organisations.id, workshops.organisationId))
    .leftJoin(users, eq(users.id, workshops.startedBy))
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
  const { selfTraitIds, isIn } = workshopGuests;
  const row = await db
    .select({
      ...{ guests: count(), withWords: count(selfTraitIds) },
      takingPart: sql<number>`count(*) filter (where ${isIn})`,
    })
    .from(workshopGuests)
    .where(eq(workshopGuests.workshopId, workshopId))
    .get();
  return row ?? { guests: 0, withWords: 0, takingPart: 0 };
}

/** Whether a guest who takes part has someone left to describe. */
function isUnfinished(db: Queryable) {
  const { describerId, used } = workshopPanels;
  const left = db
    .select({ describerId })
    .from(workshopPanels)
    .where(and(eq(describerId, workshopGuests.id), eq(used, false)));
  return exists(left);
}

const takesPart = (workshopId: string) =>
  and(eq(workshopGuests.workshopId, workshopId), eq(workshopGuests.isIn, true));

/** Counts the guests who have described everyone on their panel. */
export const countFinished = (db: Queryable, workshopId: Authorized<"workshop">): Promise<number> =>
  db.$count(workshopGuests, and(takesPart(workshopId), not(isUnfinished(db))));

/** The guests from the beginning who still have someone to describe. */
export const listUnfinished = (db: Queryable, workshopId: Authorized<"workshop">) =>
  db
    .select({ id: workshopGuests.id })
    .from(workshopGuests)
    .where(and(takesPart(workshopId), eq(workshopGuests.isLate, false), isUnfinished(db)));

export const insertGuest = (tx: Transaction, row: typeof workshopGuests.$inferInsert) =>
  tx.insert(workshopGuests).values(row);

export const updateGuest = (tx: Transaction, id: string, changes: Partial<GuestRow>) =>
  tx.update(workshopGuests).set(changes).where(eq(workshopGuests.id, id));

/** Everyone with own words takes part. */
export const markTakingPart = (tx: Transaction, workshopId: string) =>
  tx
    .update(workshopGuests)
    .set({ isIn: true })
    .where(and(eq(workshopGuests.workshopId, workshopId), isNotNull(workshopGuests.selfTraitIds)));

export const insertPanels = (tx: Transaction, panels: readonly (typeof workshopPanels.$inferInsert)[]) =>
  tx.insert(workshopPanels).values([...panels]);

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

/** Deletes the guests of workshops, with all that is about them. */
export async function deleteGuests(tx: Transaction, workshopIds: readonly string[]): Promise<void> {
  await deleteAnswers(tx, workshopIds);
  await tx.delete(workshopGuests).where(inArray(workshopGuests.workshopId, workshopIds));
}

export const deleteWorkshops = (tx: Transaction, ids: readonly string[]) =>
  tx.delete(workshops).where(inArray(workshops.id, ids));

/** Up to `most` workshops past their last day, and whether each leaves a picture. */
export const listErasable = (db: Queryable, now: Date, most: number) =>
  db
    .select({ id: workshops.id, hasPicture: isNotNull(workshops.picture).mapWith(Boolean) })
    .from(workshops)
    .where(and(lte(workshops.erasedAt, now), isUnerased))
    .limit(most);

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

/** A team's workshop stays when the account that started it goes. */
export const forgetStarter = (tx: Transaction, userId: string) =>
  tx.update(workshops).set({ startedBy: null }).where(eq(workshops.startedBy, userId));
