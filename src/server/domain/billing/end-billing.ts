import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { runJobNow, whatIsStored, type Run } from "#src/server/domain/job/run-job.ts";
import { billingErrors } from "./errors.ts";
import { findBilling, type BillingRow } from "./queries.ts";
import { hasLiveSubscription } from "./rules.ts";
import { billingJob } from "./sync-billing.ts";

/**
 * Ends what someone pays for, then does what erases them, in one write. Nothing is erased where the provider can't be told: nobody
 * may go on paying for an account that is gone.
 *
 * @param admitted has to succeed before anything is ended
 * @throws {DomainError} unavailable; conflict, where the site doesn't know the provider any more; and what `erase` throws.
 */
export async function endBillingAnd<T>(
  deps: Deps,
  userId: string,
  erase: (tx: Transaction) => Promise<T>,
  admitted: Promise<unknown> = Promise.resolve(),
): Promise<T> {
  const { payments, db, clock } = deps;
  if (payments === null) {
    const requireNothingPaid = async (): Promise<void> => {
      const [row] = await Promise.all([findBilling(db.read, userId), admitted]);
      if (row !== null && hasLiveSubscription(row, clock.now())) throw billingErrors.cancelByHand();
    };
    return db.write(erase, { after: requireNothingPaid() });
  }
  const run: Run<BillingRow | null, void, T> = {
    // Only once this run has its turn: a first visit to the payment page may have made a customer while it waited.
    look: (read) => findBilling(read, userId),
    talk: async (row) => {
      const customerId = row?.customerId ?? null;
      if (customerId === null) return;
      await payments.deleteCustomer(customerId).catch(() => {
        throw billingErrors.cancelFirst();
      });
    },
    store: (tx) => erase(tx),
  };
  return runJobNow(deps, billingJob(userId), run, { admitted, ask: whatIsStored });
}
