import type { Queryable, Transaction } from "#db/client.ts";
import { answers, invitationLinks, invitations, participants, surveys, users } from "#db/schema/index.ts";
import { prepared } from "#db/prepared.ts";
import type { AnswerKeys } from "./answer-keys.ts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { insertShuffled } from "#db/shuffled-rows.ts";

/** The columns of a round and its owner that peers, and the rules about them, need. */
const sharedColumns = {
  id: surveys.id,
  title: surveys.title,
  note: surveys.note,
  language: surveys.language,
  audience: surveys.audience,
  shareId: surveys.shareId,
  minResponses: surveys.minResponses,
  closesAt: surveys.closesAt,
  completedAt: surveys.completedAt,
  ownerMayShowWords: surveys.ownerMayShowWords,
  circleGroup: surveys.circleGroup,
  teamRoundId: surveys.teamRoundId,
  ownerId: users.id,
  ownerMailbox: users.mailbox,
  ownerName: users.name,
  ownerFirstName: users.firstName,
};

export type SharedSurveyRow = NonNullable<Awaited<ReturnType<typeof findByShareId>>>;

const byShareId = prepared((db: Queryable) =>
  db
    .select(sharedColumns)
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(eq(surveys.shareId, sql.placeholder("shareId")))
    .prepare(),
);

export const findByShareId = (db: Queryable, shareId: string) => byShareId(db).get({ shareId });

export const findSharedById = (db: Queryable, surveyId: string): Promise<SharedSurveyRow | undefined> =>
  db
    .select(sharedColumns)
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(eq(surveys.id, surveyId))
    .get();

/** Finds the round of an answer, unless that is withdrawn. */
export const findByAnswerId = (db: Queryable, answerId: string) =>
  db
    .select(sharedColumns)
    .from(answers)
    .innerJoin(surveys, eq(surveys.id, answers.surveyId))
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(and(eq(answers.id, answerId), eq(answers.withdrawn, false)))
    .get();

interface NewAnswer {
  readonly answerId: string;
  readonly participantId: string;
  readonly surveyId: string;
  readonly traitIds: readonly string[];
  readonly peerName: string | null;
}

/** Counts a round's stored answers, shown or not. */
export const countAnswers = (db: Queryable, surveyId: string): Promise<number> =>
  db.$count(answers, eq(answers.surveyId, surveyId));

/**
 * Inserts the answer and the name, each shuffled among the round's rows that no snapshot includes: released
 * rows were sorted by key before their release.
 */
export async function insertAnswer(
  tx: Transaction,
  { surveyId, answerId, participantId, traitIds, peerName }: NewAnswer,
): Promise<void> {
  await insertShuffled(
    tx,
    answers,
    { owner: "survey_id", value: "trait_ids" },
    { id: answerId, owner: surveyId, value: JSON.stringify(traitIds) },
    isNull(answers.releasedIn),
  );
  if (peerName === null) return;
  await insertShuffled(
    tx,
    participants,
    { owner: "survey_id", value: "name" },
    { id: participantId, owner: surveyId, value: peerName },
    isNull(participants.releasedIn),
  );
}

export const findSurveyOfAnswer = (db: Queryable, answerId: string) =>
  db.select({ surveyId: answers.surveyId }).from(answers).where(eq(answers.id, answerId)).get();

const storedAnswer = prepared((db: Queryable) =>
  db
    .select({ withdrawn: answers.withdrawn })
    .from(answers)
    .where(and(eq(answers.id, sql.placeholder("answerId")), eq(answers.withdrawn, false)))
    .prepare(),
);

const storedName = prepared((db: Queryable) =>
  db
    .select({ withdrawn: participants.withdrawn })
    .from(participants)
    .where(and(eq(participants.id, sql.placeholder("participantId")), eq(participants.withdrawn, false)))
    .prepare(),
);

/** Whether the words or the name are left to withdraw. */
export async function canWithdraw(db: Queryable, { answerId, participantId }: AnswerKeys): Promise<boolean> {
  const left = await Promise.all([storedAnswer(db).get({ answerId }), storedName(db).get({ participantId })]);
  return left.some((row) => row !== undefined);
}

/** Deletes an answer that no snapshot includes; marks any other as withdrawn. */
export async function withdrawAnswer(
  tx: Transaction,
  { answerId, participantId }: AnswerKeys,
): Promise<void> {
  const isErased = and(eq(answers.id, answerId), isNull(answers.releasedIn));
  await tx
    .update(surveys)
    .set({ answersErased: sql`${surveys.answersErased} + 1` })
    .where(eq(surveys.id, tx.select({ id: answers.surveyId }).from(answers).where(isErased)));
  await tx.delete(answers).where(isErased);
  await tx
    .delete(participants)
    .where(and(eq(participants.id, participantId), isNull(participants.releasedIn)));
  await tx.update(answers).set({ withdrawn: true }).where(eq(answers.id, answerId));
  await tx.update(participants).set({ withdrawn: true }).where(eq(participants.id, participantId));
}

export const findShareIdByCode = (db: Queryable, shareCode: string) =>
  db.select({ shareId: surveys.shareId }).from(surveys).where(eq(surveys.shareCode, shareCode)).get();

export const findByInvitation = (db: Queryable, tokenHash: string) =>
  db
    .select({
      ...sharedColumns,
      invitedIn: invitations.language,
      invitationId: invitations.id,
      invitedMailbox: invitations.mailbox,
      used: invitations.used,
    })
    .from(invitationLinks)
    .innerJoin(invitations, eq(invitations.id, invitationLinks.invitationId))
    .innerJoin(surveys, eq(surveys.id, invitations.surveyId))
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(and(eq(invitationLinks.tokenHash, tokenHash), eq(invitationLinks.kind, "survey")))
    .get();

/** Changes only this column, and copies nothing to the answer (rule A6). */
export const markUsed = (tx: Transaction, invitationId: string) =>
  tx.update(invitations).set({ used: true }).where(eq(invitations.id, invitationId));
