import type { Queryable, Reader, Transaction } from "#db/client.ts";
import { pictures } from "#db/schema/index.ts";
import { and, desc, eq, lt, lte, or, sql } from "drizzle-orm";

/** Inserts a picture, or moves an existing one to the front with its new alt text. */
export async function putPicture(tx: Transaction, row: typeof pictures.$inferInsert): Promise<void> {
  const { alt, addedAt, addedBy } = row;
  await tx
    .insert(pictures)
    .values(row)
    .onConflictDoUpdate({ target: pictures.id, set: { alt, addedAt, addedBy } });
}

const rowid = sql<number>`${pictures}.rowid`;

/** A page of the library, newest first, after a place. */
export const listPictureRows = (
  db: Reader,
  { at, number }: { readonly at: Date; readonly number: number },
  most: number,
) =>
  db
    .select({
      number: rowid,
      id: pictures.id,
      alt: pictures.alt,
      width: pictures.width,
      height: pictures.height,
      addedAt: pictures.addedAt,
    })
    .from(pictures)
    .where(and(lte(pictures.addedAt, at), or(lt(pictures.addedAt, at), lt(rowid, number))))
    .orderBy(desc(pictures.addedAt), desc(rowid))
    .limit(most);

export const findPictureBytes = (db: Queryable, id: string) =>
  db.select({ bytes: pictures.bytes }).from(pictures).where(eq(pictures.id, id)).get();
