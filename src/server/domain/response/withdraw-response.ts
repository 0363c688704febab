import type { Deps } from "#src/server/deps.ts";
import { withdrawAnswer } from "./queries.ts";
import { answerKeys } from "./receipt.ts";

/**
 * Takes an answer back. One that no result has yet is erased at once. One that a result has shown leaves later results
 * together with enough others, never alone: words that vanished from one result to the next would be known as this
 * person's. Snapshots that have it never change. An unknown key is no error: withdrawing twice is fine, and nobody
 * learns which keys exist.
 */
export async function withdrawResponse(deps: Deps, withdrawKey: string): Promise<void> {
  await deps.db.write((tx) => withdrawAnswer(tx, answerKeys(withdrawKey)));
}
