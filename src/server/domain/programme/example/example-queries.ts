import type { Queryable } from "#db/client.ts";
import { programmes } from "#db/schema/index.ts";
import { and, eq } from "drizzle-orm";

const isExampleOf = (facilitatorId: string) =>
  and(eq(programmes.facilitatorId, facilitatorId), eq(programmes.isExample, true));

/** A facilitator's example; undefined while they have none. */
export const findExample = (db: Queryable, facilitatorId: string) =>
  db.select().from(programmes).where(isExampleOf(facilitatorId)).get();

/** Its id, as a selection. */
export const exampleOf = (db: Queryable, facilitatorId: string) =>
  db.select({ id: programmes.id }).from(programmes).where(isExampleOf(facilitatorId)).limit(1);
