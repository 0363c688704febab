import type { Transaction } from "#db/client.ts";
import { hasKey } from "#db/key.ts";
import { prepared } from "#db/prepared.ts";
import { answers, participants } from "#db/schema/index.ts";
import { inKeyOrder, keysIn, nextTo } from "#db/shuffled-rows.ts";
import { and, count, inArray, isNull, sql, type Placeholder, type SQLWrapper } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";

/** What stands around a new answer, in the round that it goes to. */
export interface Surroundings {
  /** Answers that rest in the database, shown or not. */
  readonly total: number;
  readonly answers: readonly (typeof answers.$inferSelect)[];
  readonly names: readonly (typeof participants.$inferSelect)[];
}

const way = sql.placeholder("way");

/**
 * Asks for what stands around a new answer, by what leads to its round: nobody has to know the round first. Rows of the round that no
 * snapshot has are enough: released rows were laid in the order of their keys before they were released.
 *
 * @param roundBy finds the round's id by what leads to it
 */
export function surroundingsBy(roundBy: (tx: Transaction, way: Placeholder) => SQLWrapper) {
  const isOfRound = (tx: Transaction, column: SQLiteColumn) => hasKey(column, roundBy(tx, way));
  const counted = prepared((tx: Transaction) =>
    tx.select({ total: count() }).from(answers).where(isOfRound(tx, answers.surveyId)).prepare(),
  );
  const answersNear = prepared((tx: Transaction) =>
    nextTo(tx, answers, and(isOfRound(tx, answers.surveyId), isNull(answers.releasedIn))).prepare(),
  );
  const namesNear = prepared((tx: Transaction) =>
    nextTo(
      tx,
      participants,
      and(isOfRound(tx, participants.surveyId), isNull(participants.releasedIn)),
    ).prepare(),
  );
  return async (
    tx: Transaction,
    { answerId, participantId }: { readonly answerId: string; readonly participantId: string },
    value: string,
  ): Promise<Surroundings> => {
    const [total, near, names] = await Promise.all([
      counted(tx).get({ way: value }),
      answersNear(tx).all({ way: value, id: answerId }),
      namesNear(tx).all({ way: value, id: participantId }),
    ]);
    return { total: total?.total ?? 0, answers: near, names };
  };
}

const rowsOfPairs = sql.placeholder("rows");
const removeAnswers = prepared((tx: Transaction) =>
  tx
    .delete(answers)
    .where(inArray(answers.id, keysIn(rowsOfPairs)))
    .prepare(),
);
const removeNames = prepared((tx: Transaction) =>
  tx
    .delete(participants)
    .where(inArray(participants.id, keysIn(rowsOfPairs)))
    .prepare(),
);

/** Puts a row in, and the rows around it in again. */
export async function insertAnswerShuffled(
  tx: Transaction,
  surveyId: string,
  near: Surroundings["answers"],
  added: Pick<typeof answers.$inferSelect, "id" | "traitIds">,
): Promise<void> {
  const rows = inKeyOrder([...near, added].map(({ id, traitIds }) => [id, JSON.stringify(traitIds)]));
  await removeAnswers(tx).run({ rows });
  await tx.run(
    sql`insert into ${answers} (id, survey_id, trait_ids) select value ->> 0, ${surveyId}, value ->> 1 from json_each(${rows})`,
  );
}

export async function insertParticipantShuffled(
  tx: Transaction,
  surveyId: string,
  near: Surroundings["names"],
  added: Pick<typeof participants.$inferSelect, "id" | "name">,
): Promise<void> {
  const rows = inKeyOrder([...near, added].map(({ id, name }) => [id, name]));
  await removeNames(tx).run({ rows });
  await tx.run(
    sql`insert into ${participants} (id, survey_id, name) select value ->> 0, ${surveyId}, value ->> 1 from json_each(${rows})`,
  );
}
