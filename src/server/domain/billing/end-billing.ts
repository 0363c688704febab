import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { deleteBilling, findBilling, saveBilling } from "./queries.ts";
import { billingJob, hasCustomer, requestEmailSync } from "./sync-billing.ts";
import { hasUsedTrial, rememberTrialOf } from "#src/server/domain/billing/trial/trial-use.ts";
import { runJobNow } from "#src/server/domain/job/run-job.ts";
import { billingErrors } from "./errors.ts";
import { hasLiveSubscription } from "./rules.ts";

/** An address that has had its trial earns no other one once its account has another, or is gone. */
async function rememberUsedTrial(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  if (await hasUsedTrial(tx, person.userId)) await rememberTrialOf(tx, person, deps.clock.now());
}

/** Has the provider write to an account's new address. `person` still has the old one. */
export async function followEmail(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  await rememberUsedTrial(tx, deps, person);
  if (await hasCustomer(tx, person.userId)) await requestEmailSync(tx, deps, person.userId);
}

/** Erases what an account paid and may use. What it pays for is canceled before: see `endBillingAnd`. */
export async function eraseBilling(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  await rememberUsedTrial(tx, deps, person);
  await deleteBilling(tx, person.userId);
}

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

/** Someone as a person whom the provider has never met, and what it said of them. */
const stranger = {
  customerId: null,
  customerEmail: null,
  subscriptionId: null,
  subscriptionStatus: null,
  interval: null,
  amount: null,
  currency: null,
  subscriptionTrialEndsAt: null,
  currentPeriodEnd: null,
  subscriptionEndsAt: null,
  syncDueAt: null,
} as const;

/**
 * Forgets who someone is at the payment provider: for an operator who has changed to another account there. As long as we know them
 * by an id that the provider doesn't, their plan can't be asked about, and their account not be deleted.
 */
export const forgetCustomerIn = (tx: Transaction, userId: string, now: Date): Promise<void> =>
  saveBilling(tx, userId, stranger, now);
