import type { Database } from "#db/client.ts";
import { emailVerifications, users } from "#db/schema/index.ts";
import { sweepTable } from "#db/sweep.ts";
import { unverifiedLifeMs } from "#src/server/auth/emailed-secrets.ts";
import { after } from "#src/server/clock.ts";
import { and, eq, isNull, lte, notExists } from "drizzle-orm";

/** Deletes accounts that nobody confirmed in time; nobody ever signed in to them, so they own nothing. */
export async function sweepUnconfirmedAccounts(db: Database, now: Date): Promise<void> {
  const isStale = lte(users.updatedAt, after(now, -unverifiedLifeMs));
  const links = db.read
    .select({ id: emailVerifications.userId })
    .from(emailVerifications)
    .where(eq(emailVerifications.userId, users.id));
  await sweepTable(db, users, and(isNull(users.emailVerifiedAt), isStale, notExists(links)));
}
