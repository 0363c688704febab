import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Mails to send, written in the same transaction as what they tell of. */
export const mails = sqliteTable(
  "mails",
  {
    id: text().primaryKey(),
    /** The event that the mail is about: a second mail for the same event is never queued. */
    eventKey: text().notNull().unique("mails_event_key"),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once the mail is sent: it may hold a code. */
    text: text().notNull(),
    html: text().notNull(),
    /** Takes the recipient off mails of this kind at one click; null in mails about the account. Goes with the text. */
    unsubscribeUrl: text(),
    /**
     * The invitation that the mail is about, for as long as it waits: it is not sent when that is gone or over. Goes with the
     * text. No reference, as the database would look through all mails for each invitation that goes.
     */
    invitationId: text(),
    /** `queued` waits or is being sent, `sent` and `failed` are final, `local` is for the mailbox at /dev/mail. */
    state: text({ enum: ["queued", "sent", "failed", "local"] }).notNull(),
    attempts: integer().notNull().default(0),
    /** Not before this time: the next try, or the end of the lease of the worker that has it now. */
    dueAt: integer({ mode: "timestamp_ms" }).notNull(),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("mails_due").on(table.state, table.dueAt)],
);
