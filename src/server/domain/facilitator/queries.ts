import type { Queryable } from "#db/client.ts";
import {
  organisationMembers,
  programmeFacilitators,
  programmes,
  users,
  workshops,
} from "#db/schema/index.ts";
import { type SQL, and, eq, exists, ne, or } from "drizzle-orm";

/** Whether someone leads a programme, a team or a workshop. The example counts for nothing. */
export async function leadsSomething(db: Queryable, userId: string): Promise<boolean> {
  const has = (
    table: typeof programmes | typeof programmeFacilitators | typeof organisationMembers | typeof workshops,
    is: SQL | undefined,
  ) => exists(db.select().from(table).where(is));
  const row = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId),
        or(
          has(programmes, and(eq(programmes.facilitatorId, userId), eq(programmes.isExample, false))),
          has(programmeFacilitators, eq(programmeFacilitators.userId, userId)),
          has(
            organisationMembers,
            and(eq(organisationMembers.userId, userId), ne(organisationMembers.role, "member")),
          ),
          has(workshops, eq(workshops.startedBy, userId)),
        ),
      ),
    )
    .get();
  return row !== undefined;
}
