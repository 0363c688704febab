import type { Transaction } from "#db/client.ts";
import { rescheduleReminders } from "#src/server/domain/invitation/reschedule-reminders.ts";
import { listMovable, updateDeadlines, type Move } from "./queries.ts";

export type { Move } from "./queries.ts";

/** Moves the deadline of those rounds that are open and still have the one that it is moved from. */
export async function moveDeadlines(
  tx: Transaction,
  surveyIds: readonly string[],
  move: Move,
): Promise<void> {
  await rescheduleReminders(tx, await listMovable(tx, surveyIds, move));
  await updateDeadlines(tx, surveyIds, move);
}
