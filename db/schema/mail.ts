import { invitations } from "./invitation.ts";
import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text, integer } from "drizzle-orm/sqlite-core";
import type { MailKind, SubjectType } from "#src/shared/mail/email-kinds.ts";

/** Kinds of email that someone has turned off. By address, because peers without an account can, too. */
export const mailOptOuts = sqliteTable(
  "mail_opt_outs",
  {
    /** SHA-256 of the address, so that this isn't a list of addresses. */
    addressHash: text().notNull(),
    topic: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addressHash, table.topic] })],
);

/** The target of an email's unsubscribe link. */
export const unsubscribeLinks = sqliteTable(
  "unsubscribe_links",
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text().primaryKey(),
    addressHash: text().notNull(),
    topic: text().notNull(),
    /** In emails about an invitation: its reader may mute just this round. */
    invitationId: text().references(() => invitations.id, { onDelete: "set null" }),
  },
  (table) => [
    index("unsubscribe_links_invitation")
      .on(table.invitationId)
      .where(sql`${table.invitationId} IS NOT NULL`),
  ],
);

/**
 * Emails that ask someone for something. A mailbox gets a limited number a day, and the rest wait. Each email
 * has a row, even if its recipient has answered or opted out, so that waiting reveals no answer (A6, A7).
 */
export const throttledMails = sqliteTable(
  "throttled_mails",
  {
    mailId: text().primaryKey(),
    state: text({ enum: ["waiting", "released", "given up"] }).notNull(),
    /** HMACs, as in `rate_limits`, of the mailbox, and of mailbox and sender. */
    mailboxKey: text().notNull(),
    senderKey: text().notNull(),
    /** When it was queued or released. A released one counts for a day after that. */
    at: integer({ mode: "timestamp_ms" }).notNull(),
    /** The invitation, client or organisation invite. Null, like the next two, once the email is released. */
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

/** A settled email whose row may be erased. Kept as text, for SQLite to match the partial index. */
export const isErasable = sql.raw(`state <> 'queued' AND recipient = '' AND keep = 0`);

/** An email about an account that was given up: administrators see the mail server's answer. */
export const isGivenUp = sql.raw(`state = 'failed' AND bucket = 'account' AND last_refusal IS NOT NULL`);

/** A question to the site's operator, with or without its content. */
export const isSupportRequest = sql.raw(`kind = 'support request'`);

/** Each has its own token bucket, and another for retries, so that neither delays the other. */
const mailBuckets = ["account", "other"] as const;

/** Emails to send, written in the transaction that causes them. */
export const mails = sqliteTable(
  "mails",
  {
    id: text().primaryKey(),
    /** Empty in settled emails from before this column. */
    kind: text().$type<MailKind | "">().notNull().default(""),
    /** The event that the email is about: no event has two emails. */
    eventKey: text().notNull().unique("mails_event_key"),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Emptied once the email is sent: it may contain a code. */
    text: text().notNull(),
    html: text().notNull(),
    /** The sender's name, if not ours: "Erin Walsh via Openpane". Erased with the text, as is the next. */
    fromName: text(),
    /** Where replies go, if not to the support address. */
    replyTo: text(),
    /** Turns off emails of this kind; null in emails about the account. Erased with the text. */
    unsubscribeUrl: text(),
    /**
     * What the email is about, until it is settled: it isn't sent once that is gone or over. No foreign key:
     * SQLite would search all emails for each deleted invitation.
     */
    subjectType: text().$type<SubjectType>(),
    subjectId: text(),
    /** When the content, such as a code, stops working: the email isn't sent after that. */
    expiresAt: integer({ mode: "timestamp_ms" }),
    /**
     * Whether the row stays after sending, so that the same event never sends a second email. Other rows are
     * erased: nobody needs to know later when we wrote to someone.
     */
    keep: integer({ mode: "boolean" }).notNull().default(true),
    bucket: text({ enum: mailBuckets }).notNull().default("account"),
    /** `queued`: waiting or being sent. `sent`, `failed`: final. `local`: for the mailbox at /dev/mail. */
    state: text({ enum: ["queued", "sent", "failed", "local"] }).notNull(),
    attempts: integer().notNull().default(0),
    /** The mail server's last refusal, without addresses; null if none, or while it is being tried again. */
    lastRefusal: text(),
    /** The earliest time of the next try, or the end of the lease of the worker that sends it. */
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
    // Most rows are sent emails, which aren't in these, so that they stay small.
    index("mails_unsent")
      .on(table.state, table.createdAt)
      .where(sql`${table.state} <> 'sent'`),
    index("mails_unprinted")
      .on(table.createdAt)
      .where(sql`${table.state} = 'local' and ${table.attempts} = 0`),
    // Sent emails have no recipient and no subject, so these two indexes stay small.
    index("mails_recipient")
      .on(table.recipient)
      .where(sql`${table.recipient} <> ''`),
    index("mails_subject")
      .on(table.subjectId)
      .where(sql`${table.subjectId} IS NOT NULL`),
    index("mails_given_up").on(table.createdAt).where(isGivenUp),
    // For the overview of administrators.
    index("mails_support_requests").on(table.createdAt).where(isSupportRequest),
    index("mails_disposable").on(table.createdAt).where(isErasable),
  ],
);
