import type { Queryable, Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { setImmediate } from "node:timers/promises";

/** So many in one write, that nobody else has to wait for long, and a database server across a network gets done in time. */
const claimedAtOnce = 25;

/** An invitation that the job has to look at; the next page begins behind it. */
export interface DueInvitation {
  readonly id: string;
  readonly nextReminderAt: Date | null;
}

/** What a schedule comes to now. */
export interface ReminderPlan {
  readonly isSent: boolean;
  readonly remindersDone: number;
  /** When to look again; null: never. */
  readonly nextReminderAt: Date | null;
}

/** Invitations of one kind, and how they are reminded. */
export interface Reminded<Row extends { readonly id: string }> {
  readonly listDue: (
    db: Queryable,
    now: Date,
    last: DueInvitation | undefined,
    most: number,
  ) => Promise<readonly DueInvitation[]>;
  /** Those of `ids` that are still due. */
  readonly findDue: (tx: Transaction, now: Date, ids: readonly string[]) => Promise<readonly Row[]>;
  readonly planFor: (row: Row, now: Date) => ReminderPlan;
  readonly setProgress: (
    tx: Transaction,
    ids: readonly string[],
    progress: Omit<ReminderPlan, "isSent">,
  ) => Promise<void>;
  readonly queueReminders: (tx: Transaction, deps: TransactionDeps, rows: readonly Row[]) => Promise<void>;
}

/**
 * Reminds people who have not answered, on a fixed schedule and on the hour. What is done and the email are written together, after
 * another look: many processes may do it at once, and one that is killed has done all of a write or nothing.
 *
 * Only invitations whose time has come are read, a few at a time, so an hour costs what is due in it.
 */
export async function sendReminders<Row extends { readonly id: string }>(
  deps: Deps,
  reminded: Reminded<Row>,
): Promise<void> {
  const now = deps.clock.now();
  let last: DueInvitation | undefined;
  for (;;) {
    const due = await reminded.listDue(deps.db.read, now, last, claimedAtOnce);
    if (due.length === 0) break;
    last = due.at(-1);
    const ids = due.map(({ id }) => id);
    // A write that fails is tried again in an hour, with all that it claims; those after it must not wait.
    await deps.db
      .write((tx) => remind(tx, deps, reminded, ids))
      .catch((error: unknown) => deps.log.error("reminding failed", describeFault(error)));
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  }
}

async function remind<Row extends { readonly id: string }>(
  tx: Transaction,
  deps: TransactionDeps,
  { findDue, planFor, setProgress, queueReminders }: Reminded<Row>,
  ids: readonly string[],
): Promise<void> {
  const now = deps.clock.now();
  const planned = (await findDue(tx, now, ids)).map((row) => ({ row, plan: planFor(row, now) }));
  // Those who were invited together go on together: mostly it is one statement.
  const alike = Map.groupBy(
    planned,
    ({ plan }) => `${String(plan.remindersDone)} ${String(plan.nextReminderAt?.getTime())}`,
  );
  for (const group of alike.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { isSent: _, ...progress } = first.plan;
    await setProgress(
      tx,
      group.map(({ row }) => row.id),
      progress,
    );
  }
  const sent = planned.filter(({ plan }) => plan.isSent);
  await queueReminders(
    tx,
    deps,
    sent.map(({ row }) => row),
  );
}
