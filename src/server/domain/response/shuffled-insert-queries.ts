import type { Transaction } from "#db/client.ts";
import { answers, participants } from "#db/schema/index.ts";
import { inKeyOrder, keysIn, findNeighbours } from "#db/shuffled-rows.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";

/*
 * Rows of the round that no snapshot has are enough to shuffle a new one among: released rows were laid in the order of their keys before
 * they were released.
 */

/** Puts an answer in, and the rows around it in again. */
export async function insertAnswerShuffled(
  tx: Transaction,
  surveyId: string,
  added: Pick<typeof answers.$inferSelect, "id" | "traitIds">,
): Promise<void> {
  const isNew = and(eq(answers.surveyId, surveyId), isNull(answers.releasedIn));
  const near = await findNeighbours(tx, answers, added.id, isNew);
  const rows = inKeyOrder([...near, added].map(({ id, traitIds }) => [id, JSON.stringify(traitIds)]));
  await tx.delete(answers).where(inArray(answers.id, keysIn(rows)));
  await tx.run(
    sql`insert into ${answers} (id, survey_id, trait_ids) select value ->> 0, ${surveyId}, value ->> 1 from json_each(${rows})`,
  );
}

/** Puts a name in, and the rows around it in again. */
export async function insertParticipantShuffled(
  tx: Transaction,
  surveyId: string,
  added: Pick<typeof participants.$inferSelect, "id" | "name">,
): Promise<void> {
  const isNew = and(eq(participants.surveyId, surveyId), isNull(participants.releasedIn));
  const near = await findNeighbours(tx, participants, added.id, isNew);
  const rows = inKeyOrder([...near, added].map(({ id, name }) => [id, name]));
  await tx.delete(participants).where(inArray(participants.id, keysIn(rows)));
  await tx.run(
    sql`insert into ${participants} (id, survey_id, name) select value ->> 0, ${surveyId}, value ->> 1 from json_each(${rows})`,
  );
}
