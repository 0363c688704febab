import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { listMovable, updateDeadlines, type Move } from "./queries.ts";

export type { Move } from "./queries.ts";

/** Moves the deadline of those rounds that are open and still have the one that it is moved from. */
export async function moveDeadlines(
  tx: Transaction,
  { hooks }: TransactionDeps,
  surveyIds: readonly string[],
  move: Move,
): Promise<void> {
  await hooks.onDeadlinesMoved(tx, await listMovable(tx, surveyIds, move));
  await updateDeadlines(tx, surveyIds, move);
}
