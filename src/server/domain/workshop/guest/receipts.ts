import type { Deps } from "#src/server/deps.ts";
import { answerKeys } from "#src/server/domain/response/answer-keys.ts";
import type { Receipt, StoredReceipt } from "#src/shared/invitation/response.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { deleteAnswer, findAnswer } from "./guest-queries.ts";

/** What a guest gets for what they picked for someone. It can be withdrawn until the windows open. */
export const guestReceipt = ({ env }: Pick<Deps, "env">, name: string, withdrawKey: string): Receipt => ({
  withdrawKey,
  withdrawUrl: `${env.siteUrl}${paths.withdraw(withdrawKey)}`,
  shownWhen:
    `${name} sees your words once all windows open, and only as part of totals: together with at least ` +
    `${String(workshopLimits.leastForWindow - 1)} other answers, and never who picked what. What you picked is erased at that moment.`,
});

/** The receipt again; null for a key of none, and once windows are open: then nothing is left to withdraw. */
export async function findGuestReceipt(deps: Deps, withdrawKey: string): Promise<StoredReceipt | null> {
  const answer = await findAnswer(deps.db.read, answerKeys(withdrawKey).answerId);
  if (answer === undefined) return null;
  const { name } = answer;
  return { ...guestReceipt(deps, name, withdrawKey), ownerName: name, ownerFirstName: name };
}

/** Erases an answer that no window has yet. false where there is none. */
export async function withdrawGuestAnswer({ db }: Pick<Deps, "db">, answerId: string): Promise<boolean> {
  // Writes wait for each other: a key of nothing doesn't join their queue.
  if ((await findAnswer(db.read, answerId)) === undefined) return false;
  await db.write((tx) => deleteAnswer(tx, answerId));
  return true;
}
