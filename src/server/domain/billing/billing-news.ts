import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import {
  type Paid,
  paymentFailedMail,
  planBoughtMail,
  planCanceledMail,
  planChangedMail,
  planEndedMail,
} from "#src/server/domain/mail/templates/billing.ts";
import { formatAmount } from "#src/shared/plan/format-amount.ts";
import type { BillingRow, Payer } from "./queries.ts";
import { isLiveStatus, seatsOf } from "./rules.ts";

interface News {
  readonly before: BillingRow;
  readonly after: BillingRow;
  /** Distinguishes failed payments. */
  readonly latestInvoiceId: string | null;
}

/** "$19 a month", or "$19 a month for each of 3 seats, $57 in all"; prices are per seat. */
function priceOf(row: BillingRow): string | null {
  const { amount, currency, interval } = row;
  if (amount === null || currency === null || interval === null) return null;
  const seats = seatsOf(row);
  const each =
    seats === 1
      ? ""
      : ` for each of ${String(seats)} seats, ${formatAmount(amount * seats, currency)} in all`;
  return `${formatAmount(amount, currency)} a ${interval}${each}`;
}

const paidOf = (row: BillingRow): Paid => ({
  price: priceOf(row),
  firstPaymentAt: row.subscriptionStatus === "trialing" ? row.subscriptionTrialEndsAt : null,
  renewsAt: row.currentPeriodEnd,
  endsAt: row.subscriptionEndsAt,
});

/** Whether another price is paid, or a canceled plan goes on. */
const hasChanged = (before: BillingRow, after: BillingRow): boolean =>
  before.subscriptionId === after.subscriptionId &&
  (before.interval !== after.interval ||
    seatsOf(before) !== seatsOf(after) ||
    (before.subscriptionEndsAt !== null && after.subscriptionEndsAt === null));

function whyEnded(before: BillingRow, after: BillingRow) {
  if (before.subscriptionStatus === "past_due" || after.subscriptionStatus === "suspended") return "unpaid";
  return before.subscriptionEndsAt === null ? "unknown" : "cancelled";
}

/**
 * Emails the payer about changes of their subscription, once each. Compares stored states, because webhooks
 * come twice, late or not at all.
 */
export async function queueBillingNews(
  tx: Transaction,
  deps: TransactionDeps,
  { email: to, firstName }: Payer,
  { before, after, latestInvoiceId }: News,
): Promise<void> {
  const wasLive = isLiveStatus(before.subscriptionStatus);
  const isLive = isLiveStatus(after.subscriptionStatus);
  const id = String(after.subscriptionId);
  if (!wasLive && isLive)
    await queueMail(tx, deps, {
      ...{ kind: "plan bought", eventKey: `plan bought ${id}`, to },
      content: planBoughtMail(firstName, paidOf(after)),
    });
  if (wasLive && isLive && hasChanged(before, after))
    await queueMail(tx, deps, {
      ...{ kind: "plan changed", to },
      content: planChangedMail(deps.env, firstName, paidOf(after), priceOf(before)),
    });
  if (wasLive && isLive && before.subscriptionEndsAt === null && after.subscriptionEndsAt !== null)
    await queueMail(tx, deps, {
      ...{ kind: "plan canceled", to },
      content: planCanceledMail(firstName, after.subscriptionEndsAt),
    });
  if (after.subscriptionStatus === "past_due")
    await queueMail(tx, deps, {
      ...{ kind: "payment failed", eventKey: `payment failed ${latestInvoiceId ?? id}`, to },
      content: paymentFailedMail(firstName),
    });
  if (wasLive && !isLive)
    await queueMail(tx, deps, {
      ...{ kind: "plan ended", eventKey: `plan ended ${String(before.subscriptionId)}`, to },
      content: planEndedMail(firstName, whyEnded(before, after)),
    });
}
