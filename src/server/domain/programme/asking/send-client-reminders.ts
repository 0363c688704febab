import type { Transaction } from "#db/client.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { clientReminderMail } from "#src/server/domain/mail/templates/programme/client-reminder.ts";
import { describeFault } from "#src/server/log.ts";
import { joinName } from "#src/shared/account/split-name.ts";
import { setImmediate } from "node:timers/promises";
import { listCoFacilitators } from "#src/server/domain/programme/leading/list-facilitators.ts";
import { planReminder } from "./client-reminders.ts";
import { queueClientMails } from "./queue-client-mails.ts";
import { findDue, listDue, setProgress, type DueClient } from "./reminder-queries.ts";

/** So many in one write, that nobody else has to wait for long. */
const claimedAtOnce = 25;

/**
 * Reminds clients who haven't replied, on a fixed schedule and on the hour. What is done and the email are written together, after another
 * look: many processes may do it at once. Only clients whose time has come are read, a few at a time.
 */
export async function sendClientReminders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  let last: DueClient | undefined;
  for (;;) {
    const due = await listDue(deps.db.read, now, last, claimedAtOnce);
    if (due.length === 0) break;
    last = due.at(-1);
    const ids = due.map(({ id }) => id);
    // A write that fails is tried again in an hour, with all that it claims; those after it must not wait.
    await deps.db
      .write((tx) => remind(tx, deps, ids))
      .catch((error: unknown) => deps.log.error("reminding clients failed", describeFault(error)));
    // A database in a file answers without ever waiting: requests need a turn, too.
    await setImmediate();
  }
}

async function remind(tx: Transaction, deps: TransactionDeps, ids: readonly string[]): Promise<void> {
  const now = deps.clock.now();
  const due = await findDue(tx, now, ids);
  const othersOf = await listCoFacilitators(tx, [...new Set(due.map(({ programme }) => programme.id))]);
  const planned = due.map((one) => ({
    ...one,
    plan: planReminder(one.client, one.programme, now),
  }));
  // Those who were asked together go on together: mostly it is one statement.
  const alike = Map.groupBy(
    planned,
    ({ plan }) => `${String(plan.remindersDone)} ${String(plan.nextReminderAt?.getTime())}`,
  );
  for (const group of alike.values()) {
    const [first] = group;
    if (first === undefined) continue;
    const { remindersDone, nextReminderAt } = first.plan;
    await setProgress(
      tx,
      group.map(({ client }) => client.id),
      { remindersDone, nextReminderAt },
    );
  }
  await queueClientMails(
    tx,
    deps,
    planned
      .filter(({ plan }) => plan.isSent)
      .map(({ client, programme, delivery, firstName, lastName }) => ({
        kind: "client reminder",
        client,
        content: (links) =>
          clientReminderMail(
            deps.env,
            {
              ...programme,
              facilitatorName: joinName(firstName, lastName),
              otherNames: othersOf(programme.id).map(({ name }) => name),
            },
            client.name,
            { ...links, askedBy: null },
          ),
        // Nobody is reminded of an email that hasn't gone out.
        withoutRecipient: delivery !== "usual",
      })),
  );
}
