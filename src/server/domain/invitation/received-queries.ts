import type { Queryable } from "#db/client.ts";
import { invitations, surveys, users } from "#db/schema/index.ts";
import { and, desc, eq, ne } from "drizzle-orm";

/** Invitations to a mailbox, to rounds of others, newest first. */
export const listToMailbox = (
  db: Queryable,
  { userId, mailbox }: { readonly userId: string; readonly mailbox: string },
) =>
  db
    .select({
      id: invitations.id,
      used: invitations.used,
      title: surveys.title,
      closesAt: surveys.closesAt,
      completedAt: surveys.completedAt,
      ownerFirstName: users.firstName,
      ownerLastName: users.lastName,
    })
    .from(invitations)
    .innerJoin(surveys, eq(surveys.id, invitations.surveyId))
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(and(eq(invitations.mailbox, mailbox), ne(surveys.userId, userId), ne(users.mailbox, mailbox)))
    .orderBy(desc(invitations.invitedAt), desc(invitations.id));
