import type { Transaction } from "#db/client.ts";
import { rescheduleReminders } from "#src/server/domain/invitation/reschedule-reminders.ts";
import { updateDeadlines } from "./queries.ts";

/** Moves the deadline of those rounds that are open and still have the one that it is moved from. */
export async function moveDeadlines(
  tx: Transaction,
  surveyIds: readonly string[],
  move: { readonly from: Date | null; readonly to: Date | null },
  now: Date,
): Promise<void> {
  const moved = await updateDeadlines(tx, surveyIds, move, now);
  await rescheduleReminders(tx, moved);
}
