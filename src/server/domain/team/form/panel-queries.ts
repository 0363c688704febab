import type { Queryable, Transaction } from "#db/client.ts";
import { teamPanels, teamPeople } from "#db/schema/index.ts";
import type { PersonRow } from "#src/server/domain/team/queries.ts";
import { and, eq } from "drizzle-orm";

/** Whether someone describes a colleague, and the round of that one; undefined where they don't. */
export const findPair = (db: Queryable, describer: PersonRow, describedId: string) =>
  db
    .select({ surveyId: teamPeople.surveyId, isDescribed: teamPanels.used })
    .from(teamPanels)
    .innerJoin(teamPeople, eq(teamPeople.id, teamPanels.describedId))
    .where(and(eq(teamPanels.describerId, describer.id), eq(teamPanels.describedId, describedId)))
    .get();

/** Nothing of it goes to the answer (rule A6). */
export const markDescribed = (tx: Transaction, describerId: string, describedId: string) =>
  tx
    .update(teamPanels)
    .set({ used: true })
    .where(and(eq(teamPanels.describerId, describerId), eq(teamPanels.describedId, describedId)));
