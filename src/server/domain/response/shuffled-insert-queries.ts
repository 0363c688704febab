import type { Transaction } from "#db/client.ts";
import { prepared } from "#db/prepared.ts";
import { answers, participants } from "#db/schema/index.ts";
import { and, asc, desc, eq, gt, inArray, isNull, lt, or, sql } from "drizzle-orm";

/*
 * Keys are random, and rows are read in their order. But within a page of the file SQLite puts rows down one after the
 * other as they come: whoever reads the bytes, of a backup too, would know the order of answers, and by it which name goes
 * with which words. So a new row takes the rows around it out and all of them go in again, in the order of their keys.
 *
 * Rows of the round that no snapshot has are enough: their order among each other is what must not show, and released rows
 * were laid like this before they were released.
 */

/** So many on either side: all of most rounds, and of a large one a crowd in which the newest row is lost. */
const mostOnOneSide = 20;

/** Takes out the new rows that are next to `id` in the order of keys: they lie in the same page, or in one beside it. */
const removeNeighbours = <Table extends typeof answers | typeof participants>(table: Table) =>
  prepared((tx: Transaction) => {
    const id = sql.placeholder("id");
    const isNew = and(eq(table.surveyId, sql.placeholder("surveyId")), isNull(table.releasedIn));
    const rows = () => tx.select({ id: table.id }).from(table);
    const below = rows()
      .where(and(isNew, lt(table.id, id)))
      .orderBy(desc(table.id))
      .limit(mostOnOneSide);
    const above = rows()
      .where(and(isNew, gt(table.id, id)))
      .orderBy(asc(table.id))
      .limit(mostOnOneSide);
    return tx
      .delete(table)
      .where(or(inArray(table.id, below), inArray(table.id, above)))
      .returning()
      .prepare();
  });

const takeAnswers = removeNeighbours(answers);
const takeParticipants = removeNeighbours(participants);

/** Pairs of key and value as JSON, in the order of keys. */
const inKeyOrder = (rows: readonly (readonly [id: string, value: string])[]): string =>
  JSON.stringify([...rows].sort(([a], [b]) => (a < b ? -1 : 1)));

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
