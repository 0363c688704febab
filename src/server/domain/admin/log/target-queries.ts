import type { Queryable } from "#db/client.ts";
import { mails, posts, surveys, users } from "#db/schema/index.ts";
import { eq, inArray, sql } from "drizzle-orm";

/*
 * What entries are about, as far as it's still there and administrators see it elsewhere, too.
 */

/** Names of those that are still there, by their ids. */
export const listNames = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...ids]));

/** Titles of posts that are still there, as they're being written, by their ids. Their texts stay where they are. */
export const listTitles = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ id: posts.id, title: sql<string>`json_extract(${posts.content}, '$.title')` })
    .from(posts)
    .where(inArray(posts.id, [...ids]));

/** Whose rounds they are, and since when: what the list of rounds has of them, too. */
export const listRoundsOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: surveys.id,
      createdAt: surveys.createdAt,
      ownerId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(inArray(surveys.id, [...ids]));

/** What emails are about, and whom they're for while they're on the list of emails. */
export const listMailsOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: mails.id,
      kind: mails.kind,
      recipient: sql<string>`iif(${mails.lastRefusal} IS NULL, '', ${mails.recipient})`,
    })
    .from(mails)
    .where(inArray(mails.id, [...ids]));
