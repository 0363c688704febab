import type { Database } from "#db/client.ts";
import { actorColumns } from "#db/schema/actor-columns.ts";
import { sessions, users } from "#db/schema/index.ts";
import { eq, sql, type Column } from "drizzle-orm";
import { z } from "zod";

const columns = {
  ...actorColumns,
  expiresAt: sessions.expiresAt,
  createdAt: sessions.createdAt,
} satisfies Record<string, Column>;

const time = z.number().transform((ms) => new Date(ms));

/** The columns as SQLite puts them into JSON. */
const foundSession = z.object({
  userId: z.string(),
  email: z.string(),
  mailbox: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  username: z.nullable(z.string()),
  role: z.enum(users.role.enumValues),
  isAdmin: z.number().transform((flag) => flag === 1),
  onboardingStatus: z.enum(users.onboardingStatus.enumValues),
  intendedAccountType: z.nullable(z.enum(users.intendedAccountType.enumValues)),
  returnTo: z.nullable(z.string()),
  expiresAt: time,
  createdAt: time,
}) satisfies z.ZodType<Record<keyof typeof columns, unknown>>;
type FoundSession = z.output<typeof foundSession>;

/**
 * Makes the query that finds a session by its id, and whose it is. It is on the way of every signed-in request, so its
 * statement is built once, and it selects one column of JSON: the driver spends more on each column of a row than SQLite
 * spends on the query (65 µs for these thirteen, 25 µs for one).
 */
export function prepareLookUp(db: Database): (id: string) => Promise<FoundSession | null> {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`);
  const statement = db.read
    .select({ json: sql<string>`json_object(${sql.join(pairs, sql`, `)})` })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder("id")))
    .prepare();
  return async (id) => {
    const row = await statement.get({ id });
    return row === undefined ? null : foundSession.parse(JSON.parse(row.json));
  };
}
