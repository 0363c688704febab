import type { Queryable } from "#db/client.ts";
import { invitations, surveys, users } from "#db/schema/index.ts";
import type { Actor } from "#src/server/actor.ts";
import { and, desc, eq, ne } from "drizzle-orm";

type Invited = Pick<Actor, "userId" | "email" | "mailbox">;

/**
 * Invitations to an address, to rounds of others, newest first. Its mailbox finds them by their index, and leaves out rounds
 * whose owner has it too.
 */
export const listToAddress = (db: Queryable, { userId, email, mailbox }: Invited) =>
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
    .where(
      and(
        eq(invitations.mailbox, mailbox),
        eq(invitations.email, email),
        ne(surveys.userId, userId),
        ne(users.mailbox, mailbox),
      ),
    )
    .orderBy(desc(invitations.invitedAt), desc(invitations.id));
