import type { Actor } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { runJobNow, type Run } from "#src/server/domain/job/run-job.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { billingErrors } from "./errors.ts";
import { getBilling } from "./get-billing.ts";
import { providerCalls } from "./limits.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { billingJob, syncRun, type Known, type Told } from "./sync-billing.ts";

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
  const { look, talk, store } = syncRun(deps, payments, actor.userId);
  const run: Run<Known, Told | null, void> = {
    look,
    talk: async (known) => {
      const customerId = known.row?.customerId ?? null;
      if (sessionId !== undefined) await requireOwnVisit(payments, actor, customerId, sessionId);
      return talk(known);
    },
    store,
  };
  return runJobNow(deps, billingJob(actor.userId), run, {
    admitted: takeFromLimits(deps, providerCalls(actor)),
    ask: (tx) => getBilling(deps, actor, tx),
  });
}
