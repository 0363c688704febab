import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { deleteBilling } from "./queries.ts";
import { hasCustomer, requestEmailSync } from "./sync-billing.ts";
import { hasUsedTrial, rememberTrialOf } from "./trial/trial-use.ts";

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
