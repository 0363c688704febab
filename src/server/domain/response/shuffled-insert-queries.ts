import type { Transaction } from "#db/client.ts";
import { answers, participants } from "#db/schema/index.ts";
import { inKeyOrder, removeNeighbours } from "#db/shuffled-rows.ts";
import { and, eq, isNull, sql } from "drizzle-orm";

/*
 * Rows of the round that no snapshot has are enough: released rows were laid in the order of their keys before they were released.
 */

const ofSurvey = sql.placeholder("surveyId");

const takeAnswers = removeNeighbours(
  answers,
  and(eq(answers.surveyId, ofSurvey), isNull(answers.releasedIn)),
);
const takeParticipants = removeNeighbours(
  participants,
  and(eq(participants.surveyId, ofSurvey), isNull(participants.releasedIn)),
);

export async function insertAnswerShuffled(
  tx: Transaction,
  surveyId: string,
  added: Pick<typeof answers.$inferSelect, "id" | "traitIds">,
): Promise<void> {
  const taken = await takeAnswers(tx).all({ surveyId, id: added.id });
  const rows = inKeyOrder([...taken, added].map(({ id, traitIds }) => [id, JSON.stringify(traitIds)]));
  await tx.run(
    sql`insert into ${answers} (id, survey_id, trait_ids) select value ->> 0, ${surveyId}, value ->> 1 from json_each(${rows})`,
  );
}

export async function insertParticipantShuffled(
  tx: Transaction,
  surveyId: string,
  added: Pick<typeof participants.$inferSelect, "id" | "name">,
): Promise<void> {
  const taken = await takeParticipants(tx).all({ surveyId, id: added.id });
  const rows = inKeyOrder([...taken, added].map(({ id, name }) => [id, name]));
  await tx.run(
    sql`insert into ${participants} (id, survey_id, name) select value ->> 0, ${surveyId}, value ->> 1 from json_each(${rows})`,
  );
}
