import type { Queryable } from "#db/client.ts";
import { billings, emailVerifications, knownDevices, sessions, users } from "#db/schema/index.ts";
import { asc, eq } from "drizzle-orm";

/** Columns are named one by one: what is added to a table some day is no part of the export until somebody decides so. */
export async function findPersonalData(db: Queryable, userId: string) {
  const account = await db
    .select({
      emailVerifiedAt: users.emailVerifiedAt,
      createdAt: users.createdAt,
      updatedAt: users.updatedAt,
    })
    .from(users)
    .where(eq(users.id, userId))
    .get();
  const ownSessions = await db
    .select({
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.createdAt));
  const devices = await db
    .select({ lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(asc(knownDevices.lastUsedAt));
  const pending = await db
    .select({
      purpose: emailVerifications.purpose,
      email: emailVerifications.email,
      expiresAt: emailVerifications.expiresAt,
    })
    .from(emailVerifications)
    .where(eq(emailVerifications.userId, userId));
  const billing = await db
    .select({
      planId: billings.planId,
      status: billings.status,
      trialEndsAt: billings.trialEndsAt,
      currentPeriodEnd: billings.currentPeriodEnd,
      updatedAt: billings.updatedAt,
    })
    .from(billings)
    .where(eq(billings.userId, userId))
    .get();
  return { account, sessions: ownSessions, devices, pending, billing: billing ?? null };
}
