import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import {
  answers,
  cannotHaveAnswered,
  invitations,
  invitedMailboxes,
  openedLists,
  surveys,
  users,
} from "#db/schema/index.ts";
import { and, count, eq, exists, gt, gte, inArray, lt, sql } from "drizzle-orm";
import { z } from "zod";

/** Someone to invite, or invited: their address, and the mailbox behind it. */
export interface Invitee {
  readonly email: string;
  readonly mailbox: string;
}

export const findMailboxKey = async (db: Queryable, userId: string): Promise<string | null> =>
  (await db.select({ key: users.mailboxKey }).from(users).where(eq(users.id, userId)).get())?.key ?? null;

export async function setMailboxKey(tx: Transaction, userId: string, mailboxKey: string): Promise<void> {
  await tx.update(users).set({ mailboxKey }).where(eq(users.id, userId));
}

/** Of invitations that stand. */
export const listInvitees = (tx: Queryable, surveyId: string): Promise<Invitee[]> =>
  tx
    .select({ email: invitations.email, mailbox: invitations.mailbox })
    .from(invitations)
    .where(eq(invitations.surveyId, surveyId));

export type ListedMailbox = Pick<
  typeof invitedMailboxes.$inferSelect,
  "mailboxHash" | "addressHash" | "answersBefore"
>;

/** How many answers a round has ever had. Those that are there now are fewer again once a peer takes theirs back. */
const answersTo = (db: Queryable, surveyId: string | typeof invitedMailboxes.surveyId) => {
  const here = db.select({ n: count() }).from(answers).where(eq(answers.surveyId, surveys.id));
  return db
    .select({ n: sql<number>`${surveys.answersErased} + ${here}`.as("n") })
    .from(surveys)
    .where(eq(surveys.id, surveyId));
};

export const countAnswersTo = async (tx: Queryable, surveyId: string): Promise<number> =>
  (await answersTo(tx, surveyId).get())?.n ?? 0;

/** Those that are in the list already stay as they are, but for those who could not have answered until now. */
export async function addToList(
  tx: Transaction,
  mailboxes: readonly (typeof invitedMailboxes.$inferInsert)[],
): Promise<void> {
  if (mailboxes.length === 0) return;
  await tx
    .insert(invitedMailboxes)
    .values([...mailboxes])
    .onConflictDoUpdate({
      target: [invitedMailboxes.surveyId, invitedMailboxes.mailboxHash],
      set: { answersBefore: sql`excluded.answers_before` },
      setWhere: eq(invitedMailboxes.answersBefore, cannotHaveAnswered),
    });
}

/**
 * Someone is no longer invited. If the round has as many answers as when they were, none can be theirs. It goes by the number
 * that its owner sees, and not by who has answered, and is the same statement whoever it was.
 */
export async function takeFromList(tx: Transaction, surveyId: string, mailboxHash: string): Promise<void> {
  await tx
    .update(invitedMailboxes)
    .set({ answersBefore: cannotHaveAnswered })
    .where(
      and(
        eq(invitedMailboxes.surveyId, surveyId),
        eq(invitedMailboxes.mailboxHash, mailboxHash),
        gte(invitedMailboxes.answersBefore, sql`${answersTo(tx, surveyId)}`),
      ),
    );
}

/** The whole list of a round. */
export const listMailboxes = (db: Queryable, surveyId: string): Promise<ListedMailbox[]> =>
  db
    .select({
      mailboxHash: invitedMailboxes.mailboxHash,
      addressHash: invitedMailboxes.addressHash,
      answersBefore: invitedMailboxes.answersBefore,
    })
    .from(invitedMailboxes)
    .where(eq(invitedMailboxes.surveyId, surveyId));

const answersBeforeEach = z.record(z.string(), z.number());

/** Whom a round has invited. */
export interface InvitedTo {
  /** Everyone who may have answered, or still can. */
  readonly all: readonly string[];
  /** Those of them who may have answered by now: invited before the newest answer came. */
  readonly early: readonly string[];
}

/** Whether an owner has opened a round under a list that counts. Most have not, and then nothing is in the way of any of theirs. */
export const hasOpenedLists = async (db: Queryable, userId: string, now: Date): Promise<boolean> =>
  (await db
    .select({ surveyId: openedLists.surveyId })
    .from(openedLists)
    .where(and(eq(openedLists.userId, userId), gt(openedLists.expiresAt, now)))
    .limit(1)
    .get()) !== undefined;

/** With an account, whom its opened rounds had invited. */
export async function eraseOpenedLists(
  tx: Transaction,
  _deps: TransactionDeps,
  { userId }: Actor,
): Promise<void> {
  await tx.delete(openedLists).where(eq(openedLists.userId, userId));
}

/** What tells whom some rounds have invited. */
const among = (ids: readonly string[]) =>
  and(
    inArray(invitedMailboxes.surveyId, sql`(select value from json_each(${JSON.stringify(ids)}))`),
    lt(invitedMailboxes.answersBefore, cannotHaveAnswered),
  );

/** The lists of some rounds, of those that have invited someone; one statement, and the same one for any number of rounds. */
export async function listInvitedTo(
  db: Queryable,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, InvitedTo>> {
  const { surveyId, mailboxHash, answersBefore } = invitedMailboxes;
  const rows = await db
    .select({
      surveyId,
      mailboxes: sql<string>`json_group_object(${mailboxHash}, ${answersBefore})`,
      answers: sql<number>`${answersTo(db, surveyId)}`,
    })
    .from(invitedMailboxes)
    .where(among(surveyIds))
    .groupBy(surveyId);
  return new Map(
    rows.map((row) => {
      const entries = Object.entries(answersBeforeEach.parse(JSON.parse(row.mailboxes)));
      const early = entries.filter(([, before]) => before < row.answers);
      return [row.surveyId, { all: entries.map(([hash]) => hash), early: early.map(([hash]) => hash) }];
    }),
  );
}

/** The lists under which an owner has opened rounds, as far as they count. None where none of `surveyIds` has invited anyone: they are long. */
export const listOpenedBeside = (db: Queryable, userId: string, surveyIds: readonly string[], now: Date) => {
  const invited = db.select({ id: invitedMailboxes.surveyId }).from(invitedMailboxes).where(among(surveyIds));
  return db
    .select({
      surveyId: openedLists.surveyId,
      minResponses: openedLists.minResponses,
      mailboxes: openedLists.mailboxes,
      expiresAt: openedLists.expiresAt,
      /** null when the round is gone. */
      title: surveys.title,
    })
    .from(openedLists)
    .leftJoin(surveys, eq(surveys.id, openedLists.surveyId))
    .where(and(eq(openedLists.userId, userId), gt(openedLists.expiresAt, now), exists(invited)));
};

export type OpenedRow = Awaited<ReturnType<typeof listOpenedBeside>>[number];

export type OpenedListRow = typeof openedLists.$inferInsert;

export async function insertOpenedList(tx: Transaction, row: OpenedListRow): Promise<void> {
  await tx.insert(openedLists).values(row);
}
