import type { Transaction } from "#db/client.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { firstPaymentMail, trialEndsMail, trialOverMail } from "#src/server/domain/mail/templates/billing.ts";
import { formatAmount } from "#src/shared/plan/format-amount.ts";
import { planInfo } from "#src/shared/plan/billing.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import {
  listIdsOfTrialsEnding,
  listTrialsEnding,
  type TrialColumn,
  type TrialEnding,
} from "#src/server/domain/billing/queries.ts";
import { inBatches } from "#src/server/queue.ts";
import { hasLiveSubscription, seatsOf, standingOf } from "#src/server/domain/billing/rules.ts";

const reminderMs = days(planLimits.trialReminderDays);
/** After a longer downtime, trials that ended meanwhile aren't announced. */
const latestNewsMs = days(2);

const isoOf = (time: Date | null): string => time?.toISOString() ?? "";

async function remindOfFreeTrial(
  tx: Transaction,
  deps: TransactionDeps,
  row: TrialEnding,
  now: Date,
): Promise<void> {
  const { userId, email, firstName, trialEndsAt } = row;
  // A subscriber, or someone with a granted plan, loses nothing when the trial ends.
  if (trialEndsAt === null || standingOf(row, now)?.trialEndsAt !== isoOf(trialEndsAt)) return;
  await queueMail(tx, deps, {
    kind: "trial ends",
    eventKey: `trial ends ${userId} ${isoOf(trialEndsAt)}`,
    to: email,
    content: trialEndsMail(firstName, trialEndsAt),
  });
}

async function announcePayment(
  tx: Transaction,
  deps: TransactionDeps,
  row: TrialEnding,
  now: Date,
): Promise<void> {
  const { userId, email, firstName, subscriptionTrialEndsAt: endsAt, subscriptionStatus } = row;
  const isRenewing = row.subscriptionEndsAt === null && hasLiveSubscription(row, now);
  // A trial that was cut short is already paid for.
  if (endsAt === null || subscriptionStatus !== "trialing" || !isRenewing) return;
  const { amount, currency, interval } = row;
  const seats = seatsOf(row);
  const price =
    amount === null || currency === null || interval === null
      ? null
      : `${formatAmount(amount * seats, currency)} for a ${interval}${seats === 1 ? "" : ` and ${String(seats)} seats`}`;
  await queueMail(tx, deps, {
    kind: "trial ends",
    eventKey: `trial ends ${userId} ${String(row.subscriptionId)} ${isoOf(endsAt)}`,
    to: email,
    content: firstPaymentMail(firstName, endsAt, price),
  });
}

async function sendTrialOver(
  tx: Transaction,
  deps: TransactionDeps,
  row: TrialEnding,
  now: Date,
): Promise<void> {
  const { userId, email, firstName, trialEndsAt } = row;
  if (planInfo(standingOf(row, now), false, now).isActive) return;
  await queueMail(tx, deps, {
    kind: "trial over",
    eventKey: `trial over ${userId} ${isoOf(trialEndsAt)}`,
    to: email,
    content: trialOverMail(firstName),
  });
}

/** People per write, so that other writes don't wait long. */
const peoplePerWrite = 20;

/** Reminds people of a trial that ends soon, and tells those whose trial has ended; once each. */
export async function sendTrialMails(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const soon = after(now, reminderMs);
  const lately = after(now, -latestNewsMs);
  await sendEach(deps, "trialEndsAt", [now, soon], remindOfFreeTrial);
  await sendEach(deps, "subscriptionTrialEndsAt", [now, soon], announcePayment);
  await sendEach(deps, "trialEndsAt", [lately, now], sendTrialOver);
}

/** Emails everyone whose trial ends in this span, in small writes, each after reading again. */
async function sendEach(
  deps: Deps,
  column: TrialColumn,
  [from, until]: readonly [Date, Date],
  send: (tx: Transaction, deps: TransactionDeps, row: TrialEnding, now: Date) => Promise<void>,
): Promise<void> {
  const userIds = await listIdsOfTrialsEnding(deps.db.read, column, from, until);
  await inBatches(userIds, peoplePerWrite, (some) =>
    deps.db.write(async (tx) => {
      for (const row of await listTrialsEnding(tx, some, column, from, until))
        await send(tx, deps, row, deps.clock.now());
    }),
  );
}
