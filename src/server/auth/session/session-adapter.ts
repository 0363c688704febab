import type { Database, Queryable, Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { actorColumns } from "#db/columns.ts";
import { sessions, users } from "#db/schema/index.ts";
import { after, days } from "#src/server/clock.ts";
import { retention } from "#src/shared/retention.ts";
import { and, desc, eq, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import type { Adapter, DatabaseSession } from "lucia";

/** No session outlives this, however much it is used. */
const maxLifeMs = days(retention.longestSessionDays);
/** Stops a program that signs in for each call from filling the table; nobody has as many devices. */
const maxSessions = 100;

const isOver = (now: number): SQL =>
  lte(sql`min(${sessions.expiresAt}, ${sessions.createdAt} + ${maxLifeMs})`, now);

/** A session by its id, and whose it is: on the hot path of every signed-in request. */
const sessionById = prepared((db: Queryable) => {
  const { expiresAt, createdAt, device, lastSeenAt } = sessions;
  return db
    .select({ ...actorColumns, expiresAt, createdAt, device, lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder("id")))
    .prepare();
});

/** Removes ended sessions, and the longest unused ones beyond the maximum. */
async function removeExcessSessions(tx: Transaction, userId: string, now: Date): Promise<void> {
  const { id, createdAt, lastSeenAt } = sessions;
  const isTheirs = eq(sessions.userId, userId);
  const tooMany = tx
    .select({ id })
    .from(sessions)
    .where(isTheirs)
    .orderBy(desc(sql`coalesce(${lastSeenAt}, ${createdAt})`), desc(createdAt))
    .limit(maxSessions)
    .offset(maxSessions - 1);
  await tx.delete(sessions).where(and(isTheirs, or(isOver(now.getTime()), inArray(id, tooMany))));
}

/** The database as lucia needs it. lucia slides `expiresAt`; the absolute lifetime is enforced here. */
export function sessionAdapter(db: Pick<Database, "read" | "write">): Adapter {
  async function remove(which: SQL): Promise<void> {
    await db.write((tx) => tx.delete(sessions).where(which));
  }
  /** lucia writes during look-ups. A busy database must not fail the request: the next one writes. */
  const tolerant = (write: Promise<unknown>): Promise<void> =>
    write.then(
      () => undefined,
      () => undefined,
    );

  return {
    async getSessionAndUser(id) {
      const found = await sessionById(db.read).get({ id });
      if (found === undefined) return [null, null];
      const { createdAt, device, lastSeenAt, expiresAt: slidesUntil, ...actor } = found;
      const endsAt = after(createdAt, maxLifeMs);
      // Not the earlier of the two: lucia would extend a session that always seems about to expire.
      const expiresAt = endsAt.getTime() <= Date.now() ? endsAt : slidesUntil;
      return [
        { id, userId: actor.userId, expiresAt, attributes: { createdAt, device, lastSeenAt } },
        { id: actor.userId, attributes: actor },
      ];
    },
    async getUserSessions(userId): Promise<DatabaseSession[]> {
      const rows = await db.read.select().from(sessions).where(eq(sessions.userId, userId));
      const alive = rows.filter(({ createdAt }) => after(createdAt, maxLifeMs).getTime() > Date.now());
      return alive.map(({ id, userId, expiresAt, ...attributes }) => ({ id, userId, expiresAt, attributes }));
    },
    async setSession({ id, userId, expiresAt, attributes }) {
      await db.write(async (tx) => {
        await removeExcessSessions(tx, userId, attributes.createdAt);
        await tx.insert(sessions).values({ id, userId, expiresAt, ...attributes });
      });
    },
    updateSessionExpiration: (id, expiresAt) =>
      tolerant(db.write((tx) => tx.update(sessions).set({ expiresAt }).where(eq(sessions.id, id)))),
    deleteSession: (id) => tolerant(remove(eq(sessions.id, id))),
    deleteUserSessions: (userId) => remove(eq(sessions.userId, userId)),
    deleteExpiredSessions: () => remove(isOver(Date.now())),
  };
}
