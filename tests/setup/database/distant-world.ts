import type { Queryable } from "#db/client.ts";
import { rateLimits } from "#db/schema/index.ts";
import { asc, eq } from "drizzle-orm";
import { makeDatabaseUrl } from "./database.ts";
import { openDistantFile } from "./distant-file.ts";

/** A row of a table that has no others to go by. */
export const row = (key: string, count = 1) => ({ key, count, resetsAt: new Date(1) });

/** A distant database, one that others write to beside it, and how often it was asked, and what. */
export async function world() {
  const { url } = await makeDatabaseUrl();
  let trips = 0;
  const sent: string[] = [];
  const near = await openDistantFile(url, (statements) => {
    trips += 1;
    for (const statement of statements) sent.push(typeof statement === "string" ? statement : statement.sql);
  });
  const rival = await openDistantFile(url, () => undefined);
  const set = (key: string, count: number) =>
    rival.write((tx) =>
      tx
        .insert(rateLimits)
        .values(row(key, count))
        .onConflictDoUpdate({ target: rateLimits.key, set: { count } }),
    );
  const stored = async () => {
    const rows = await rival.read.select().from(rateLimits).orderBy(asc(rateLimits.key));
    return rows.map(({ key, count }) => `${key} ${String(count)}`);
  };
  const tripsOf = async (work: () => Promise<unknown>) => {
    trips = 0;
    await work();
    return trips;
  };
  return { url, db: near, set, stored, tripsOf, sent };
}

export const refusal = new Error("refused");
/** Refuses where there is a row of that key. */
export const unlessBarred = async (db: Queryable): Promise<Error | null> =>
  (await db.select().from(rateLimits)).some(({ key }) => key === "barred") ? refusal : null;

export const countOf = async (tx: Queryable, key: string): Promise<number | null> =>
  (await tx.select().from(rateLimits).where(eq(rateLimits.key, key)).get())?.count ?? null;
