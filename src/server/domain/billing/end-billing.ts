import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { deleteBilling, findBilling, saveBilling } from "./queries.ts";
import { billingJob, hasCustomer, requestEmailSync } from "./sync-billing.ts";
import { accountHasUsedTrial, rememberTrialOf } from "#src/server/domain/billing/trial/trial-use.ts";
import { runJobNow } from "#src/server/domain/job/run-job.ts";
import { billingErrors } from "./errors.ts";
import { hasLiveSubscription } from "./rules.ts";

/** A mailbox that has had its trial gets no other, even after its account changes address or is deleted. */
async function rememberUsedTrial(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  if (await accountHasUsedTrial(tx, person.userId)) await rememberTrialOf(tx, person, deps.clock.now());
}

/** Moves billing to an account's new address. `person` still has the old one. */
export async function followEmail(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  await rememberUsedTrial(tx, deps, person);
  if (await hasCustomer(tx, person.userId)) await requestEmailSync(tx, deps, person.userId);
}

/** Deletes an account's billing. `endBillingAnd` has canceled its subscription before. */
export async function eraseBilling(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  await rememberUsedTrial(tx, deps, person);
  await deleteBilling(tx, person.userId);
}

/**
 * Ends someone's subscription, then runs `erase`. If the provider can't be reached nothing is erased: nobody
 * may go on paying for an account that is gone.
 *
 * @throws {DomainError} unavailable; conflict if the site has no provider any more; and errors of `erase`.
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
    // Read within the run: while it waited, a first checkout may have created a customer.
    const row = await findBilling(db.read, userId);
    const customerId = row?.customerId ?? null;
    if (customerId !== null)
      await payments.deleteCustomer(customerId).catch(() => {
        throw billingErrors.cancelFirst();
      });
    return finish(erase);
  });
}

/** The columns of someone the provider doesn't know. */
const noCustomer = {
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
  subscribedAt: null,
  syncDueAt: null,
} as const;

/**
 * Forgets someone's customer id, for an operator who has switched to another account at the provider: an id
 * that the provider doesn't know blocks every question about the plan, and deleting the account.
 */
export const forgetCustomerIn = (tx: Transaction, userId: string, now: Date): Promise<void> =>
  saveBilling(tx, userId, noCustomer, now);
