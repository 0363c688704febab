import { answers, invitations, participants } from "#db/schema/index.ts";
import { wordsFrom } from "#tests/factories/survey.ts";
import { eq } from "drizzle-orm";
import type { PlayedSurvey } from "./survey.ts";

/*
 * Worlds that differ from the first only in answers that no result contains. They are made by rows, because
 * two worlds can't get the same results through different answers.
 */

/** What replaces answers without a result: the same ones, others, or none. */
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
  // Nor does anyone withdraw a shown answer.
  return rows.filter((row) => !isFresh(row)).map((row) => ({ ...row, withdrawn: false }));
}

/** Gives a survey the answers of another, with the same id in its own world. */
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
