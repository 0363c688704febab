import type { Queryable, Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { knownDevices, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { countingBy } from "#src/server/auth/limits/counters.ts";
import { after, days } from "#src/server/clock.ts";
import { sha256 } from "#src/server/ids.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { and, desc, eq, gt, inArray, lte, sql, type SQL } from "drizzle-orm";

/** A browser that has not signed in for so long is a new one. */
const memoryMs = days(keptFor.deviceDays);
/** For one person. The one used longest ago gives way. */
const mostDevices = 20;

const hashOf = (person: string, token: string): string => sha256(`${person}\n${token}`);

/** Rows that count no longer. */
export const isForgottenDevice = (now: Date): SQL => lte(knownDevices.lastUsedAt, after(now, -memoryMs));

const devicesOf = prepared((db: Queryable) => {
  const { userId, tokenHash, lastUsedAt } = knownDevices;
  return db
    .select({ userId, tokenHash })
    .from(users)
    .innerJoin(knownDevices, eq(userId, users.id))
    .where(and(eq(users.email, sql.placeholder("email")), gt(lastUsedAt, sql.placeholder("oldest"))))
    .prepare();
});

/** Whether the person with this address has signed in with that browser. Takes the same work when nobody has the address. */
export async function isKnownDevice(
  db: Queryable,
  now: Date,
  email: string,
  token: string,
): Promise<boolean> {
  const devices = await devicesOf(db).all({ email, oldest: after(now, -memoryMs) });
  const hash = hashOf(devices[0]?.userId ?? "", token);
  return devices.some(({ tokenHash }) => tokenHash === hash);
}

/**
 * The same as a condition, for statements that count by it. It holds for rows that have a hash of the address. Rows from before there was
 * one get it with their next sign-in. So do rows of other browsers after a change of the address, since tokens aren't kept.
 */
export const fromKnownDevice = countingBy(
  sql`exists (select 1 from ${users} join ${knownDevices} on ${knownDevices.userId} = ${users.id}
    where ${eq(users.email, sql.placeholder("email"))} and ${eq(knownDevices.addressHash, sql.placeholder("addressHash"))}
    and ${gt(knownDevices.lastUsedAt, sql.placeholder("oldest"))})`,
);

/** The values that `fromKnownDevice` goes by. */
export const deviceValues = (now: Date, email: string, token: string) => ({
  email,
  addressHash: hashOf(email, token),
  oldest: after(now, -memoryMs).getTime(),
});

/** Remembers that a person signs in with that browser. */
export async function rememberDevice(
  tx: Transaction,
  now: Date,
  person: Pick<Actor, "userId" | "email">,
  token: string,
): Promise<void> {
  const used = { lastUsedAt: now, addressHash: hashOf(person.email, token) };
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
    .limit(mostDevices)
    .offset(mostDevices);
  await tx.delete(knownDevices).where(and(eq(userId, row.userId), inArray(tokenHash, tooMany)));
}

/** After a change of the address: the browser with this token stays known, and of the others no hash of the old address is left. */
export async function moveDevicesIn(
  tx: Transaction,
  { userId, email }: Pick<Actor, "userId" | "email">,
  token: string | null,
): Promise<void> {
  const moved =
    token === null
      ? null
      : sql`case when ${eq(knownDevices.tokenHash, hashOf(userId, token))} then ${hashOf(email, token)} end`;
  await tx.update(knownDevices).set({ addressHash: moved }).where(eq(knownDevices.userId, userId));
}

/** Forgets all browsers of a person, for when one of them may have been someone else's. */
export async function forgetDevicesIn(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
