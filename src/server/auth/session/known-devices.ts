import type { Queryable, Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { knownDevices, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import { sha256 } from "#src/server/ids.ts";
import { retention } from "#src/shared/retention.ts";
import { and, desc, eq, gt, inArray, lte, sql, type SQL } from "drizzle-orm";

/** A browser unused for longer counts as new. */
const retentionMs = days(retention.deviceDays);
/** Per person. The one unused for longest is removed. */
const maxDevices = 20;

const hashOf = (person: string, token: string): string => sha256(`${person}\n${token}`);

/** Matches rows that have expired. */
export const isForgottenDevice = (now: Date): SQL => lte(knownDevices.lastUsedAt, after(now, -retentionMs));

const devicesOf = prepared((db: Queryable) => {
  const { userId, tokenHash, lastUsedAt } = knownDevices;
  return db
    .select({ userId, tokenHash })
    .from(users)
    .innerJoin(knownDevices, eq(userId, users.id))
    .where(and(eq(users.email, sql.placeholder("email")), gt(lastUsedAt, sql.placeholder("oldest"))))
    .prepare();
});

/** Whether the person with this address has signed in with that browser; equally fast for any address. */
export async function isKnownDevice(
  db: Queryable,
  now: Date,
  email: string,
  token: string,
): Promise<boolean> {
  const devices = await devicesOf(db).all({ email, oldest: after(now, -retentionMs) });
  const hash = hashOf(devices[0]?.userId ?? "", token);
  return devices.some(({ tokenHash }) => tokenHash === hash);
}

/** Remembers that a person signs in with that browser. */
export async function rememberDevice(
  tx: Transaction,
  now: Date,
  person: Pick<Actor, "userId">,
  token: string,
): Promise<void> {
  const used = { lastUsedAt: now };
  const row = { userId: person.userId, tokenHash: hashOf(person.userId, token), ...used };
  const { userId, tokenHash, lastUsedAt } = knownDevices;
  await tx
    .insert(knownDevices)
    .values(row)
    .onConflictDoUpdate({ target: [userId, tokenHash], set: used });
  const tooMany = tx
    .select({ tokenHash })
    .from(knownDevices)
    .where(eq(userId, row.userId))
    .orderBy(desc(lastUsedAt))
    .limit(maxDevices)
    .offset(maxDevices);
  await tx.delete(knownDevices).where(and(eq(userId, row.userId), inArray(tokenHash, tooMany)));
}

/** Forgets all browsers of a person: one of them may have been someone else's. */
export async function forgetDevicesIn(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
