import type { Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { runJobNow } from "#src/server/domain/job/run-job.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { billingErrors } from "./errors.ts";
import { getBilling } from "./get-billing.ts";
import { providerCalls } from "./limits.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { findBilling } from "./queries.ts";
import { billingJob, syncBilling } from "./sync-billing.ts";

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
  if (payments === null) return getBilling(deps, actor);
  const { userId } = actor;
  await takeFromLimits(deps, providerCalls(actor));
  await runJobNow(deps, billingJob(userId), async (finish) => {
    if (sessionId !== undefined) {
      const row = await findBilling(deps.db.read, userId);
      await requireOwnVisit(payments, actor, row?.customerId ?? null, sessionId);
    }
    await syncBilling(deps, payments, userId, finish);
  });
  return getBilling(deps, actor);
}
