import type { Queryable } from "#db/client.ts";
import { users } from "#db/schema/index.ts";
import { and, gt, isNotNull, ne, sql } from "drizzle-orm";

/** In the very words of the index `users_admins`, and with a bound, so that the database searches it. */
const isMarked = and(sql`(${users.isAdmin} = 1 OR ${users.role} = 'admin')`, gt(users.number, 0));

/** Whether anyone else is marked as an administrator, and has confirmed their address: others can't sign in. */
export async function hasOtherMarked(db: Queryable, userId: string): Promise<boolean> {
  const row = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isMarked, isNotNull(users.emailVerifiedAt), ne(users.id, userId)))
    .limit(1)
    .get();
  return row !== undefined;
}
