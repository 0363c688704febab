import { answers, invitations, participants } from "#db/schema/index.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { eq } from "drizzle-orm";
import type { PlayedSurvey } from "./survey.ts";

/*
 * Worlds that differ from the first in nothing but the answers that no result has. They are made by rows: by the product
 * two worlds cannot come to the same answers in a result with other ones before it.
 */

/** What becomes of answers that no result has: they are the same, as many with other words and names, or not there. */
export type Unshown = "same" | "others" | "none";

interface Held {
  readonly releasedIn: number | null;
  readonly withdrawn: boolean;
}

function changed<Row extends Held>(
  rows: readonly Row[],
  unshown: Unshown,
  other: (place: number) => Partial<Row>,
): Row[] {
  const isFresh = ({ releasedIn }: Row) => releasedIn === null;
  if (unshown === "others")
    return rows.map((row, place) => (isFresh(row) ? { ...row, ...other(place) } : row));
  if (unshown === "same") return [...rows];
  // Nor does anyone take a shown answer back.
  return rows.filter((row) => !isFresh(row)).map((row) => ({ ...row, withdrawn: false }));
}

/** Gives a round the answers of another, which has the same id in its own world. */
export async function copyAnswers(from: PlayedSurvey, to: PlayedSurvey, unshown: Unshown): Promise<void> {
  const { id } = from.survey;
  const { read } = from.deps.db;
  const picked = await read.select().from(answers).where(eq(answers.surveyId, id));
  const named = await read.select().from(participants).where(eq(participants.surveyId, id));
  const asked = await read.select().from(invitations).where(eq(invitations.surveyId, id));
  const words = changed(picked, unshown, (place) => ({ traitIds: wordsFrom(7 * place, 5) }));
  const names = changed(named, unshown, (place) => ({ name: `Zo ${String(place)}` }));
  await to.deps.db.write(async (tx) => {
    await tx.delete(answers).where(eq(answers.surveyId, id));
    await tx.delete(participants).where(eq(participants.surveyId, id));
    if (words.length > 0) await tx.insert(answers).values(words);
    if (names.length > 0) await tx.insert(participants).values(names);
    for (const { id: invitationId, used } of asked)
      await tx
        .update(invitations)
        .set({ used: used && unshown !== "none" })
        .where(eq(invitations.id, invitationId));
  });
}
