import type { Queryable } from "#db/client.ts";
import { programmes } from "#db/schema/index.ts";
import { and, eq } from "drizzle-orm";

const isExampleOf = (facilitatorId: string) =>
  and(eq(programmes.facilitatorId, facilitatorId), eq(programmes.isExample, true));

/** A facilitator's example; undefined while they have none. */
export const findExample = (db: Queryable, facilitatorId: string) =>
  db.select().from(programmes).where(isExampleOf(facilitatorId)).get();
