import type { Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { billingErrors } from "./errors.ts";
import { getBilling } from "./get-billing.ts";
import { providerCalls } from "./limits.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { findBilling } from "./queries.ts";
import { syncNow } from "./sync-billing.ts";

/** A visit to the payment page belongs to whom it was started for: its id stands in an address, which anyone may pass on. */
async function requireOwnVisit(
  payments: PaymentProvider,
  { userId }: Actor,
  customerId: string | null,
  sessionId: string,
): Promise<void> {
  const visit = await payments.findCheckout(sessionId);
  if (visit?.userId !== userId || visit.customerId !== customerId) throw billingErrors.checkoutNotFound();
}

/**
 * What the actor pays for, as the provider says it now.
 *
 * @param sessionId the visit to the payment page that they come from.
 * @throws {DomainError} not_found for a visit that isn't theirs; unavailable.
 */
export async function refreshBilling(
  deps: Deps,
  actor: Actor,
  { sessionId }: { readonly sessionId?: string | undefined },
): Promise<Billing> {
  const { payments } = deps;
  if (payments !== null) {
    const [row] = await Promise.all([
      findBilling(deps.db.read, actor.userId),
      takeFromLimits(deps, providerCalls(actor)),
    ]);
    const customerId = row?.customerId ?? null;
    if (sessionId !== undefined) await requireOwnVisit(payments, actor, customerId, sessionId);
    if (customerId !== null) await syncNow(deps, payments, actor.userId);
  }
  return getBilling(deps, actor);
}
