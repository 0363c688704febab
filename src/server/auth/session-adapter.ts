import type { Database, Reader } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { actorColumns } from "#db/schema/actor-columns.ts";
import { sessions, users } from "#db/schema/index.ts";
import { after, days } from "#src/server/clock.ts";
import { and, eq, lte, sql, type SQL } from "drizzle-orm";
import type { Adapter, DatabaseSession } from "lucia";

/** However much it is used, no session outlives this. */
const longestLifeMs = days(90);

const isOver = (now: Date): SQL =>
  lte(sql`min(${sessions.expiresAt}, ${sessions.createdAt} + ${longestLifeMs})`, now.getTime());

/** A session by its id, and whose it is: on the way of every signed-in request. */
const sessionById = prepared((db: Reader) =>
  db
    .select({ ...actorColumns, expiresAt: sessions.expiresAt, createdAt: sessions.createdAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder("id")))
    .prepare(),
);

/** What lucia needs of the database. lucia slides `expiresAt`; the absolute lifetime is kept here. */
export function sessionAdapter(db: Database): Adapter {
  async function remove(which: SQL): Promise<void> {
    await db.write((tx) => tx.delete(sessions).where(which));
  }

  return {
    async getSessionAndUser(id) {
      const found = await sessionById(db.read).get({ id });
      if (found === undefined) return [null, null];
      const { createdAt, expiresAt: slidesUntil, ...actor } = found;
      const endsAt = after(createdAt, longestLifeMs);
      // Not the earlier of the two: lucia would write to a session near its end with every request.
      const expiresAt = endsAt.getTime() <= Date.now() ? endsAt : slidesUntil;
      return [
        { id, userId: actor.userId, expiresAt, attributes: { createdAt } },
        { id: actor.userId, attributes: actor },
      ];
    },
    async getUserSessions(userId): Promise<DatabaseSession[]> {
      const rows = await db.read.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map(({ createdAt, ...session }) => ({ ...session, attributes: { createdAt } }));
    },
    async setSession({ id, userId, expiresAt, attributes: { createdAt } }) {
      await db.write(async (tx) => {
        await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOver(createdAt)));
        await tx.insert(sessions).values({ id, userId, expiresAt, createdAt });
      });
    },
    async updateSessionExpiration(id, expiresAt) {
      await db.write((tx) => tx.update(sessions).set({ expiresAt }).where(eq(sessions.id, id)));
    },
    deleteSession: (id) => remove(eq(sessions.id, id)),
    deleteUserSessions: (userId) => remove(eq(sessions.userId, userId)),
    deleteExpiredSessions: () => remove(isOver(new Date())),
  };
}
