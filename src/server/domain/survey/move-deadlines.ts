import type { Transaction } from "#db/client.ts";
import { rescheduleReminders } from "#src/server/domain/invitation/reschedule-reminders.ts";
import { movable, updateDeadlines, type Move } from "./queries.ts";
import { isOpen, type Deadlined } from "./rules.ts";

export type { Move } from "./queries.ts";

/** Moves the deadline of those rounds that are open and still have the one that it is moved from. */
export async function moveDeadlines(
  tx: Transaction,
  surveyIds: readonly string[],
  move: Move,
): Promise<void> {
  await rescheduleReminders(tx, movable(tx, surveyIds, move));
  await updateDeadlines(tx, surveyIds, move);
}

/** Whether a round is one of those. */
export const moves = (round: Deadlined, { from, now }: Move): boolean =>
  isOpen(round, now) && round.closesAt?.getTime() === from?.getTime();
