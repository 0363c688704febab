import type { Queryable, Transaction } from "#db/client.ts";
import { ownBrands } from "#db/schema/index.ts";
import { eq } from "drizzle-orm";

type BrandRow = typeof ownBrands.$inferSelect;

export type Brand = Pick<BrandRow, "logo" | "colour">;

export const findBrand = (db: Queryable, userId: string): Promise<BrandRow | undefined> =>
  db.select().from(ownBrands).where(eq(ownBrands.userId, userId)).get();

/** Changes the logo or the colour, or inserts a row. */
export async function saveBrand(
  tx: Transaction,
  userId: string,
  changes: Partial<Brand>,
  updatedAt: Date,
): Promise<void> {
  await tx
    .insert(ownBrands)
    .values({ userId, ...changes, updatedAt })
    .onConflictDoUpdate({ target: ownBrands.userId, set: { ...changes, updatedAt } });
}

export async function deleteBrand(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(ownBrands).where(eq(ownBrands.userId, userId));
}
