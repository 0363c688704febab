import { invitations } from "./invitation.ts";
import { sql } from "drizzle-orm";
import { index, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

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
