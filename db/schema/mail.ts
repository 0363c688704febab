import { invitations } from "./invitation.ts";
import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, integer } from "drizzle-orm/sqlite-core";
import type { MailKind, SubjectType } from "#src/shared/mail/email-kinds.ts";

/** Kinds of email that someone does not want. Kept by address, as peers without an account may say so, too. */
export const mailOptOuts = sqliteTable(
  "mail_opt_outs",
  {
    /** SHA-256 of the address: who asked for no email is not kept in a list of addresses. */
    addressHash: text().notNull(),
    topic: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.topic] })],
);

/** What the link in an email takes its reader off. */
export const unsubscribeLinks = sqliteTable(
  "unsubscribe_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    addressHash: text().notNull(),
    topic: text().notNull(),
    /** In emails about an invitation: its reader may stop those about this one round alone. */
    invitationId: text().references(() => invitations.id, { onDelete: "set null" }),
  },
  (table) => [
    index("unsubscribe_links_invitation")
      .on(table.invitationId)
      .where(sql`${table.invitationId} IS NOT NULL`),
  ],
);

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

/** A settled email whose row may be erased. As text: SQLite uses a partial index only for the words that it was made with. */
export const isErasable = sql.raw(`state <> 'queued' AND recipient = '' AND keep = 0`);

/** An email about an account that was given up: administrators see what the mail server said. */
export const isGivenUp = sql.raw(`state = 'failed' AND bucket = 'account' AND last_refusal IS NOT NULL`);

/** Each has a token bucket of its own, and another for retries, so that one never delays the other (token-bucket.ts). */
const mailBuckets = ["account", "other"] as const;

/** Emails to send, written in the same transaction as what they tell of. */
export const mails = sqliteTable(
  "mails",
  {
    id: text().primaryKey(),
    /** Empty in an email that was settled before there were kinds. */
    kind: text().$type<MailKind | "">().notNull().default(""),
    /** The event that the email is about: a second email for the same event is never queued. */
    eventKey: text().notNull().unique("mails_event_key"),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once the email is sent: it may hold a code. */
    text: text().notNull(),
    html: text().notNull(),
    /** Whom an answer goes to, where that isn't the support address. Goes with the text. */
    replyTo: text(),
    /** Takes the recipient off emails of this kind at one click; null in emails about the account. Goes with the text. */
    unsubscribeUrl: text(),
    /**
     * What the email is about, until it is settled: it is not sent once that is gone or over. No reference, as the database would
     * look through all emails for each invitation that is deleted.
     */
    subjectType: text().$type<SubjectType>(),
    subjectId: text(),
    /** When what the email brings, such as a code, stops working: it isn't sent after that. */
    expiresAt: integer({ mode: "timestamp_ms" }),
    /**
     * Whether the row stays once the email is settled, so that the same event never has a second email. Rows without a recipient are
     * erased, and those of events that can't come again: nobody needs to know later when we wrote to someone.
     */
    keep: integer({ mode: "boolean" }).notNull().default(true),
    bucket: text({ enum: mailBuckets }).notNull().default("account"),
    /** `queued` waits or is being sent, `sent` and `failed` are final, `local` is for the mailbox at /dev/mail. */
    state: text({ enum: ["queued", "sent", "failed", "local"] }).notNull(),
    attempts: integer().notNull().default(0),
    /** What the mail server said when it last refused the email, without addresses; null: it hasn't, or the next try is under way. */
    lastRefusal: text(),
    /** Not before this time: the next try, or the end of the lease of the worker that has it now. */
    dueAt: integer({ mode: "timestamp_ms" }).notNull(),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    index("mails_due_first")
      .on(table.bucket, table.dueAt)
      .where(sql`${table.state} = 'queued' and ${table.attempts} = 0`),
    index("mails_due_again")
      .on(table.bucket, table.dueAt)
      .where(sql`${table.state} = 'queued' and ${table.attempts} > 0`),
    // Most rows are of emails that are sent, and these hold none of them, so that they stay small for ever.
    index("mails_unsent")
      .on(table.state, table.createdAt)
      .where(sql`${table.state} <> 'sent'`),
    index("mails_unprinted")
      .on(table.createdAt)
      .where(sql`${table.state} = 'local' and ${table.attempts} = 0`),
    // Emails that are sent name nobody, so these two hold those that wait.
    index("mails_recipient")
      .on(table.recipient)
      .where(sql`${table.recipient} <> ''`),
    index("mails_subject")
      .on(table.subjectId)
      .where(sql`${table.subjectId} IS NOT NULL`),
    index("mails_given_up").on(table.createdAt).where(isGivenUp),
    index("mails_disposable").on(table.createdAt).where(isErasable),
  ],
);
