import type { Queryable } from "#db/client.ts";
import { billings, users } from "#db/schema/index.ts";
import { desc, eq, getTableColumns, sql } from "drizzle-orm";

/** Everyone who ever had to do with a plan, by what changed last. There is always a bound, so that the database searches the index. */
export const listBillings = (
  db: Queryable,
  before: { readonly time: number; readonly id: string } | null,
  most: number,
) => {
  const { time, id } = before ?? { time: Number.MAX_SAFE_INTEGER, id: "" };
  return db
    .select({
      billing: getTableColumns(billings),
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(billings)
    .innerJoin(users, eq(users.id, billings.userId))
    .where(sql`(${billings.updatedAt}, ${billings.userId}) < (${time}, ${id})`)
    .orderBy(desc(billings.updatedAt), desc(billings.userId))
    .limit(most);
};
