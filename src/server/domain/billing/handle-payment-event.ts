import type { Deps } from "#src/server/deps.ts";
import { runJobNow } from "#src/server/domain/job/run-job.ts";
import { billingErrors } from "./errors.ts";
import type { PaymentEvent } from "./payment-provider.ts";
import { findUserOfCustomer, isEventHandled, noteEvent } from "./queries.ts";
import { requirePayments } from "./billing.ts";
import { fetchProviderState, billingJob, readKnown, storeProviderState } from "./sync-billing.ts";

/**
 * Handles a webhook delivery.
 *
 * @param body the exact text: the signature covers its bytes
 * @throws {DomainError} bad_request for a wrong signature; unavailable, so that the provider retries.
 */
export async function receivePaymentEvent(deps: Deps, body: string, signature: string): Promise<void> {
  const event = await deps.payments?.readEvent(body, signature);
  if (!event) throw billingErrors.badSignature();
  await handlePaymentEvent(deps, event);
}

/**
 * Handles an event of the provider. It is only a hint whom to ask about. An unknown customer may belong to
 * another product of the same account and is no error: errors would make the provider disable the endpoint.
 *
 * @throws {DomainError} unavailable; the worker retries later.
 */
export async function handlePaymentEvent(deps: Deps, { id, customerId }: PaymentEvent): Promise<void> {
  const payments = requirePayments(deps);
  const { db } = deps;
  const userId = customerId === null ? null : await findUserOfCustomer(db.read, customerId);
  if (userId === null || (await isEventHandled(db.read, id))) return;
  await runJobNow(deps, billingJob(userId), async (finish) => {
    // A duplicate delivery may have waited here for the first.
    const state = (await isEventHandled(db.read, id))
      ? null
      : await fetchProviderState(deps, payments, await readKnown(db.read, userId));
    await finish(async (tx) => {
      if (state !== null) await storeProviderState(tx, deps, userId, state);
      await noteEvent(tx, id, deps.clock.now());
    });
  });
}
