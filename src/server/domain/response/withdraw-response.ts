import type { Deps } from "#src/server/deps.ts";
import { deleteAnswer } from "./queries.ts";
import { answerKeys } from "./receipt.ts";

/**
 * Erases an answer. Snapshots that have it keep their totals; the next one goes without it. An unknown key is no error:
 * withdrawing twice is fine, and nobody learns which keys exist.
 */
export async function withdrawResponse(deps: Deps, withdrawKey: string): Promise<void> {
  await deps.db.write((tx) => deleteAnswer(tx, answerKeys(withdrawKey)));
}
