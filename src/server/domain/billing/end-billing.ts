import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { runJobNow } from "#src/server/domain/job/run-job.ts";
import { billingErrors } from "./errors.ts";
import { findBilling } from "./queries.ts";
import { hasLiveSubscription } from "./rules.ts";
import { billingJob } from "./sync-billing.ts";

/**
 * Ends what someone pays for, then does what erases them, in one write. Nothing is erased where the provider can't be told: nobody
 * may go on paying for an account that is gone.
 *
 * @throws {DomainError} unavailable; conflict, where the site doesn't know the provider any more; and what `erase` throws.
 */
export async function endBillingAnd<T>(
  deps: Deps,
  userId: string,
  erase: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { payments, db, clock } = deps;
  if (payments === null) {
    const row = await findBilling(db.read, userId);
    if (row !== null && hasLiveSubscription(row, clock.now())) throw billingErrors.cancelByHand();
    return db.write(erase);
  }
  return runJobNow(deps, billingJob(userId), async (finish) => {
    // Only once this run has its turn: a first visit to the payment page may have made a customer while it waited.
    const row = await findBilling(db.read, userId);
    const customerId = row?.customerId ?? null;
    if (customerId !== null)
      await payments.deleteCustomer(customerId).catch(() => {
        throw billingErrors.cancelFirst();
      });
    return finish(erase);
  });
}
