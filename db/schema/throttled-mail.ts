import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Emails that ask someone for something: a mailbox gets so many a day, and the rest wait. Each has a row here, also where its
 * recipient has answered or wants no email, so that nobody's wait tells of an answer (rules A6 and A7).
 */
export const throttledMails = sqliteTable(
  "throttled_mails",
  {
    mailId: text().primaryKey(),
    state: text({ enum: ["waiting", "released", "given up"] }).notNull(),
    /** HMACs, as in `rate_limits`, of the mailbox, and of that with its sender's. */
    mailboxKey: text().notNull(),
    senderKey: text().notNull(),
    /** When it was queued or released. A released one counts for a day from then on. */
    at: integer({ mode: "timestamp_ms" }).notNull(),
    /** The invitation, client or invitation to an organisation. Null once the email is released, as are the next two. */
    about: text(),
    senderId: text(),
    recipient: text(),
  },
  (table) => [
    index("throttled_mails_mailbox").on(table.mailboxKey, table.state, table.at),
    index("throttled_mails_state").on(table.state, table.at),
    index("throttled_mails_about")
      .on(table.about)
      .where(sql`${table.about} IS NOT NULL`),
  ],
);
