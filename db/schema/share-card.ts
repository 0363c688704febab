import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { surveys } from "./survey.ts";

/**
 * A card that an owner shows to the world: words that they chose from one snapshot, and nothing of their peers.
 * A round has one at most; to take it back is to delete the row.
 */
export const shareCards = sqliteTable("share_cards", {
  surveyId: text()
    .primaryKey()
    .references(() => surveys.id, { onDelete: "cascade" }),
  /** Its name in the address of its public page: everyone may know it who was shown it. */
  publicId: text().notNull().unique("share_cards_public_id"),
  /** The snapshot that the words are from. */
  snapshotNumber: integer().notNull(),
  /** In the order in which they stand on the card. */
  traitIds: text({ mode: "json" }).$type<readonly string[]>().notNull(),
  createdAt: integer({ mode: "timestamp_ms" }).notNull(),
});
