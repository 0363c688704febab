import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { organisationRoles } from "#src/shared/organisation/organisation.ts";
import { users } from "./user.ts";

/* People who do rounds together. An organisation owns no round: members' results stay theirs. */

export const organisations = sqliteTable("organisations", {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: integer({ mode: "timestamp_ms" }).notNull(),
});

export const organisationMembers = sqliteTable(
  "organisation_members",
  {
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: organisationRoles }).notNull(),
    joinedAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** When they became an owner or a facilitator: seats go in that order. null for members. */
    leadsSince: integer({ mode: "timestamp_ms" }),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index("organisation_members_user").on(table.userId),
  ],
);

/** Someone invited to join, until they reply. */
export const organisationInvites = sqliteTable(
  "organisation_invites",
  {
    id: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    /** Trimmed, in lower case. */
    email: text().notNull(),
    /** The canonical mailbox: it is invited once. */
    mailbox: text().notNull(),
    role: text({ enum: organisationRoles }).notNull(),
    /** The inviter's name at that time: the invitation outlasts their membership. */
    invitedBy: text().notNull(),
    /** Who is told of the reply; null once their account is deleted, and in older invitations. */
    inviterId: text().references(() => users.id, { onDelete: "set null" }),
    /** `used` and `declined` stay until they expire, so that an old link can explain itself. */
    state: text({ enum: ["open", "used", "declined", "revoked"] }).notNull(),
    /** When it was last sent. */
    sentAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** When they accepted or declined. */
    repliedAt: integer({ mode: "timestamp_ms" }),
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    uniqueIndex("organisation_invites_mailbox").on(table.organisationId, table.mailbox),
    // For the invitations of a signed-in person.
    index("organisation_invites_received").on(table.mailbox),
    index("organisation_invites_expires_at").on(table.expiresAt),
    index("organisation_invites_inviter").on(table.inviterId),
    // For the hourly job that tells inviters who has replied.
    index("organisation_invites_replied_at")
      .on(table.repliedAt)
      .where(sql`${table.repliedAt} IS NOT NULL`),
  ],
);
