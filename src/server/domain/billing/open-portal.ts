import type { Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { billingErrors } from "./errors.ts";
import { providerCalls } from "./limits.ts";
import { findBilling } from "./queries.ts";
import { requirePayments } from "./require-payments.ts";

/**
 * The address of the provider's page with the actor's invoices and card, where they switch, cancel and come back.
 *
 * @throws {DomainError} conflict, for someone who has never bought anything; unavailable.
 */
export async function openPortal(deps: Deps, actor: Actor): Promise<{ readonly url: string }> {
  const payments = requirePayments(deps);
  const row = await findBilling(deps.db.read, actor.userId);
  const customerId = row?.customerId ?? null;
  if (customerId === null || row?.subscriptionId === null) throw billingErrors.nothingToManage();
  await takeFromLimits(deps, providerCalls(actor));
  return { url: await payments.openPortal(customerId) };
}
