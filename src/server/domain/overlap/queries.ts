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

export interface Invitee {
  readonly email: string;
  readonly mailbox: string;
}

export const findMailboxKey = async (db: Queryable, userId: string): Promise<string | null> =>
  (await db.select({ key: users.mailboxKey }).from(users).where(eq(users.id, userId)).get())?.key ?? null;

export async function setMailboxKey(tx: Transaction, userId: string, mailboxKey: string): Promise<void> {
  await tx.update(users).set({ mailboxKey }).where(eq(users.id, userId));
}

export const listInvitees = (tx: Queryable, surveyId: string): Promise<Invitee[]> =>
  tx
    .select({ email: invitations.email, mailbox: invitations.mailbox })
    .from(invitations)
    .where(eq(invitations.surveyId, surveyId));

export type ListedMailbox = Pick<
  typeof invitedMailboxes.$inferSelect,
  "mailboxHash" | "addressHash" | "answersBefore"
>;

/** Counts all answers a round ever had, including withdrawn ones that were erased. */
const answersTo = (db: Queryable, surveyId: string | typeof invitedMailboxes.surveyId) => {
  const here = db.select({ n: count() }).from(answers).where(eq(answers.surveyId, surveys.id));
  return db
    .select({ n: sql<number>`${surveys.answersErased} + ${here}`.as("n") })
    .from(surveys)
    .where(eq(surveys.id, surveyId));
};

export const countAnswersTo = async (tx: Queryable, surveyId: string): Promise<number> =>
  (await answersTo(tx, surveyId).get())?.n ?? 0;

/** Keeps existing entries, except for people who couldn't have answered until now. */
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
 * Marks someone as unable to have answered, if the round has as many answers as when they were invited. It
 * depends on the total the owner sees, not on who has answered, and runs the same statement for everyone.
 */
export async function markNeverAnswered(
  tx: Transaction,
  surveyId: string,
  mailboxHash: string,
): Promise<void> {
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

/** Hashes of the mailboxes a round has invited. */
export interface InvitedTo {
  /** Everyone who may have answered, or still can. */
  readonly all: readonly string[];
  /** Those who may have answered by now: invited before the newest answer. */
  readonly early: readonly string[];
}

/** Whether an owner has opened a round whose list still counts; most haven't, so nothing overlaps. */
export const hasOpenedLists = async (db: Queryable, userId: string, now: Date): Promise<boolean> =>
  (await db
    .select({ surveyId: openedLists.surveyId })
    .from(openedLists)
    .where(and(eq(openedLists.userId, userId), gt(openedLists.expiresAt, now)))
    .limit(1)
    .get()) !== undefined;

/** Deletes an erased account's lists. */
export async function eraseOpenedLists(
  tx: Transaction,
  _deps: TransactionDeps,
  { userId }: Actor,
): Promise<void> {
  await tx.delete(openedLists).where(eq(openedLists.userId, userId));
}

/** Matches people who may have answered one of these rounds. */
const mayHaveAnswered = (ids: readonly string[]) =>
  and(
    inArray(invitedMailboxes.surveyId, sql`(select value from json_each(${JSON.stringify(ids)}))`),
    lt(invitedMailboxes.answersBefore, cannotHaveAnswered),
  );

/** Lists invited people by round, in one statement for any number of rounds. */
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
    .where(mayHaveAnswered(surveyIds))
    .groupBy(surveyId);
  return new Map(
    rows.map((row) => {
      const entries = Object.entries(answersBeforeEach.parse(JSON.parse(row.mailboxes)));
      const early = entries.filter(([, before]) => before < row.answers);
      return [row.surveyId, { all: entries.map(([hash]) => hash), early: early.map(([hash]) => hash) }];
    }),
  );
}

/** In place of a snapshot's number: who described, in a team round whose first snapshot says who was asked. */
export const describersOf = 0;

/** An owner's opened lists that count. */
export const listOpened = (db: Queryable, userId: string, now: Date): Promise<OpenedListRow[]> =>
  db
    .select()
    .from(openedLists)
    .where(and(eq(openedLists.userId, userId), gt(openedLists.expiresAt, now)));

/** Lists an owner's opened rounds that count, by who was asked; none if `surveyIds` have invited nobody, as lists are long. */
export const listOpenedBeside = (db: Queryable, userId: string, surveyIds: readonly string[], now: Date) => {
  const invited = db
    .select({ id: invitedMailboxes.surveyId })
    .from(invitedMailboxes)
    .where(mayHaveAnswered(surveyIds));
  return db
    .select({
      surveyId: openedLists.surveyId,
      minResponses: openedLists.minResponses,
      mailboxes: openedLists.mailboxes,
      expiresAt: openedLists.expiresAt,
      /** null if the round was deleted. */
      title: surveys.title,
    })
    .from(openedLists)
    .leftJoin(surveys, eq(surveys.id, openedLists.surveyId))
    .where(
      and(
        eq(openedLists.userId, userId),
        gt(openedLists.snapshot, describersOf),
        gt(openedLists.expiresAt, now),
        exists(invited),
      ),
    );
};

export type OpenedRow = Awaited<ReturnType<typeof listOpenedBeside>>[number];

export type OpenedListRow = typeof openedLists.$inferInsert;

export async function insertOpenedList(tx: Transaction, row: OpenedListRow): Promise<void> {
  await tx.insert(openedLists).values(row);
}
