import { talkPurposes } from "#src/shared/voice/talk.ts";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The right to start one talk, within a minute. Nothing of the talk itself is ever stored. */
export const voiceTickets = sqliteTable(
  "voice_tickets",
  {
    /** SHA-256 of the token in the signed URL. */
    id: text().primaryKey(),
    purpose: text({ enum: talkPurposes }).notNull(),
    /** The result that a coach talks about; null in a demo. No reference: a ticket is gone before anyone misses it. */
    snapshotId: text(),
    /** Who asked for it; null where nobody was signed in. */
    userId: text(),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("voice_tickets_expires_at").on(table.expiresAt),
    // For the deletion of an account.
    index("voice_tickets_user").on(table.userId),
  ],
);
