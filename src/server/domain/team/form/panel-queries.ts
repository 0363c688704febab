import type { Queryable, Transaction } from "#db/client.ts";
import { teamPanels, teamPeople } from "#db/schema/index.ts";
import { and, eq, type Placeholder } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

const describer = alias(teamPeople, "describer");
const described = alias(teamPeople, "described");

interface Pair {
  readonly teamRoundId: string;
  readonly describerUserId: string;
  readonly describedId: string;
}

/** The round of someone who takes part. */
export const roundOfPerson = (db: Queryable, personId: string | Placeholder) =>
  db.select({ id: teamPeople.surveyId }).from(teamPeople).where(eq(teamPeople.id, personId));

/** Who describes a colleague, and the round of that one; undefined where they don't, or where the round is gone. */
export const findPair = (db: Queryable, { teamRoundId, describerUserId, describedId }: Pair) =>
  db
    .select({ describerId: describer.id, surveyId: described.surveyId, isDescribed: teamPanels.used })
    .from(describer)
    .innerJoin(teamPanels, eq(teamPanels.describerId, describer.id))
    .innerJoin(described, eq(described.id, teamPanels.describedId))
    .where(
      and(
        eq(describer.teamRoundId, teamRoundId),
        eq(describer.userId, describerUserId),
        eq(described.id, describedId),
      ),
    )
    .get();

/** Nothing of it goes to the answer (rule A6). */
export const markDescribed = (tx: Transaction, describerId: string, describedId: string) =>
  tx
    .update(teamPanels)
    .set({ used: true })
    .where(and(eq(teamPanels.describerId, describerId), eq(teamPanels.describedId, describedId)));
