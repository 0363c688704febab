import type { Queryable, Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { describeFault } from "#src/server/log.ts";
import { setImmediate } from "node:timers/promises";

/** Keeps writes short for others, even with a remote database. */
const batchSize = 25;

/** A due invitation; also the cursor of the next page. */
export interface DueInvitation {
  readonly id: string;
  readonly nextReminderAt: Date | null;
}

export interface ReminderPlan {
  readonly isSent: boolean;
  readonly remindersDone: number;
  /** null: never. */
  readonly nextReminderAt: Date | null;
}

/** How to remind one kind of invitation. */
export interface ReminderSource<Row extends { readonly id: string }> {
  readonly listDue: (
    db: Queryable,
    now: Date,
    last: DueInvitation | undefined,
    most: number,
  ) => Promise<readonly DueInvitation[]>;
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
 * Reminds people who haven't answered, on a fixed schedule. Each write rechecks its batch, and stores
 * progress together with the emails, so several processes may run it, and a killed one leaves nothing half
 * done. Reads only due invitations.
 */
export async function sendReminders<Row extends { readonly id: string }>(
  deps: Deps,
  source: ReminderSource<Row>,
): Promise<void> {
  const now = deps.clock.now();
  let last: DueInvitation | undefined;
  for (;;) {
    const due = await source.listDue(deps.db.read, now, last, batchSize);
    if (due.length === 0) break;
    last = due.at(-1);
    const ids = due.map(({ id }) => id);
    // A failed batch is retried in an hour; the next ones don't wait for it.
    await deps.db
      .write((tx) => remind(tx, deps, source, ids))
      .catch((error: unknown) => deps.log.error("reminding failed", describeFault(error)));
    // A file database never yields, so let other requests run.
    await setImmediate();
  }
}

async function remind<Row extends { readonly id: string }>(
  tx: Transaction,
  deps: TransactionDeps,
  { findDue, planFor, setProgress, queueReminders }: ReminderSource<Row>,
  ids: readonly string[],
): Promise<void> {
  const now = deps.clock.now();
  const planned = (await findDue(tx, now, ids)).map((row) => ({ row, plan: planFor(row, now) }));
  // People invited together share a plan, so this is usually one statement.
  const samePlan = Map.groupBy(
    planned,
    ({ plan }) => `${String(plan.remindersDone)} ${String(plan.nextReminderAt?.getTime())}`,
  );
  for (const group of samePlan.values()) {
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
