import { ledgerKinds } from "#src/shared/sharing/ledger.ts";
import { languageTags } from "#src/shared/languages/languages.ts";
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organisations } from "./organisation.ts";
import { surveys } from "./survey.ts";
import { users } from "./user.ts";

/*
 * Facilitators and their clients. A client's round is their own: nothing here says who answered it, and a
 * facilitator reads it only through `domain/programme/gate.ts`, as far as the client agreed. The ledger keeps
 * plain ids, which have to outlast clients and results.
 */

interface StartRequest {
  /** SHA-256 of the key and the whole request. */
  readonly digest: string;
  /** The people not invited, by their place in the request, and why. */
  readonly skipped: readonly { readonly row: number; readonly reason: string }[];
}

/** A facilitator assessment: one facilitator asks clients to run a round each. */
export const programmes = sqliteTable(
  "programmes",
  {
    id: text().primaryKey(),
    facilitatorId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    title: text().notNull(),
    /** Its purpose, which clients read before they decide. */
    purpose: text().notNull(),
    /** The facilitator's note in the invitation; null without one. */
    note: text(),
    /** The facilitator's own subject and opening of the invitation; null: ours. */
    invitationSubject: text(),
    invitationOpening: text(),
    /** What clients read before they have an account; null: as their browser says. */
    language: text({ enum: languageTags }),
    /** The initial deadline of clients' rounds. */
    closesAt: integer({ mode: "timestamp_ms" }),
    /** The initial minimum of answers of clients' rounds. */
    minResponses: integer().notNull(),
    /** Who opens a client's window: the client alone, or both in a meeting that the facilitator starts. */
    opens: text({ enum: ["client", "together"] }).notNull(),
    /** Whether clients who haven't answered the invitation are reminded of it. */
    reminders: integer({ mode: "boolean" }).notNull(),
    /** Created by onboarding as an example. */
    isExample: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** After this nobody is invited, reminded or nudged. Clients' rounds continue. */
    closedAt: integer({ mode: "timestamp_ms" }),
    /** SHA-256 of the idempotency key; null without one. */
    startKey: text(),
    /** Identifies a repeated request, and answers it. */
    startRequest: text({ mode: "json" }).$type<StartRequest>(),
  },
  (table) => [
    index("programmes_facilitator").on(table.facilitatorId, table.createdAt),
    uniqueIndex("programmes_start_key")
      .on(table.facilitatorId, table.startKey)
      .where(sql`${table.startKey} IS NOT NULL`),
  ],
);

/**
 * Who leads a programme beside its owner. It holds only while both have led the organisation without a break
 * since then: `domain/programme/leading/lead-queries.ts` joins the memberships.
 */
export const programmeFacilitators = sqliteTable(
  "programme_facilitators",
  {
    programmeId: text()
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    /** They see what clients agree to share after this. */
    addedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.programmeId, table.userId] }),
    index("programme_facilitators_user").on(table.userId),
    index("programme_facilitators_organisation").on(table.organisationId),
  ],
);

/** Someone invited by a facilitator. */
export const clients = sqliteTable(
  "clients",
  {
    id: text().primaryKey(),
    programmeId: text()
      .notNull()
      .references(() => programmes.id, { onDelete: "cascade" }),
    /** As the facilitator wrote it. */
    name: text().notNull(),
    /** Trimmed, in lower case. */
    email: text().notNull(),
    /** The canonical mailbox: it is invited once. */
    mailbox: text().notNull(),
    /** `left`: they took part, and ended the facilitator's access. */
    state: text({ enum: ["invited", "accepted", "declined", "left"] }).notNull(),
    /** Their round; null before they accept, after they leave, and once they delete it. */
    surveyId: text()
      .unique("clients_survey")
      .references(() => surveys.id, { onDelete: "set null" }),
    /** When they last agreed: leaders of that time may see the result. null: they didn't, or long ago. */
    agreedAt: integer({ mode: "timestamp_ms" }),
    /** Since when they share their result with the facilitator; null while they don't. */
    sharedSince: integer({ mode: "timestamp_ms" }),
    /** Whether their window counts in group pictures; null while they haven't said. */
    isCounted: integer({ mode: "boolean" }),
    /** The action plan shared beside the result; null if none. */
    sharedPlan: text(),
    invitedAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** When they accepted or declined. */
    repliedAt: integer({ mode: "timestamp_ms" }),
    /** When the facilitator last nudged them. */
    nudgedAt: integer({ mode: "timestamp_ms" }),
    /** When the facilitator was done with what they share: it waits for them until then. */
    doneAt: integer({ mode: "timestamp_ms" }),
    /** The number of scheduled reminders that are over, sent or skipped. */
    remindersDone: integer().notNull().default(0),
    /** When the hourly job looks at the invitation next; null if no reminder is left. */
    nextReminderAt: integer({ mode: "timestamp_ms" }),
  },
  (table) => [
    uniqueIndex("clients_programme_mailbox").on(table.programmeId, table.mailbox),
    // Covers totals and filters, so that they read no rows of clients.
    index("clients_programme_state").on(table.programmeId, table.state, table.surveyId),
    index("clients_mailbox").on(table.mailbox),
    // For the hourly job that tells facilitators what they can newly see.
    index("clients_shared_since")
      .on(table.sharedSince)
      .where(sql`${table.sharedSince} IS NOT NULL`),
    // For the hourly job that tells facilitators who has replied.
    index("clients_replied_at")
      .on(table.repliedAt)
      .where(sql`${table.repliedAt} IS NOT NULL`),
    index("clients_next_reminder")
      .on(table.nextReminderAt, table.id)
      .where(sql`${table.nextReminderAt} IS NOT NULL`),
  ],
);

/** What a client agreed to or withdrew: append-only. Client and facilitator can both read it. */
export const sharingLedger = sqliteTable(
  "sharing_ledger",
  {
    id: text().primaryKey(),
    /** The ledger is deleted with the client's round. */
    surveyId: text()
      .notNull()
      .references(() => surveys.id, { onDelete: "cascade" }),
    clientId: text().notNull(),
    /** Names at that time: the entry outlasts the accounts. For a shared result, everyone who may see it. */
    facilitatorName: text().notNull(),
    what: text({ enum: ledgerKinds }).notNull(),
    at: integer({ mode: "timestamp_ms" }).notNull(),
    /** Orders entries within a millisecond. */
    number: integer().notNull(),
  },
  (table) => [
    uniqueIndex("sharing_ledger_survey").on(table.surveyId, table.number),
    index("sharing_ledger_client").on(table.clientId, table.number),
  ],
);

/** A facilitator's notes about a client: private, even among co-leaders. */
export const clientNotes = sqliteTable(
  "client_notes",
  {
    clientId: text()
      .notNull()
      .references(() => clients.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    text: text().notNull(),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.userId] }),
    index("client_notes_user").on(table.userId),
  ],
);
