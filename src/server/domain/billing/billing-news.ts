import type { Transaction } from "#db/client.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { paymentFailedMail } from "#src/server/domain/mail/templates/billing/payment-failed.ts";
import { planEndedMail } from "#src/server/domain/mail/templates/billing/plan-ended.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import type { BillingRow, Payer } from "./queries.ts";
import { isLiveStatus } from "./rules.ts";

interface News {
  readonly before: BillingRow;
  readonly after: BillingRow;
  /** Tells one failed payment from the next. */
  readonly latestInvoiceId: string | null;
}

/**
 * Emails someone about what has become of their subscription. It goes by what we knew before and know now, never by a webhook: those
 * come twice, late or not at all. Each event has one email for good.
 */
export async function queueBillingNews(
  tx: Transaction,
  deps: TransactionDeps,
  person: Payer,
  { before, after, latestInvoiceId }: News,
): Promise<void> {
  if (after.subscriptionStatus === "past_due")
    await queueMail(tx, deps, {
      kind: "payment failed",
      eventKey: `payment failed ${latestInvoiceId ?? String(after.subscriptionId)}`,
      to: person.email,
      content: paymentFailedMail(deps.env, person.firstName),
    });
  if (isLiveStatus(before.subscriptionStatus) && !isLiveStatus(after.subscriptionStatus))
    await queueMail(tx, deps, {
      kind: "plan ended",
      eventKey: `plan ended ${String(before.subscriptionId)}`,
      to: person.email,
      content: planEndedMail(deps.env, person.firstName),
    });
}
