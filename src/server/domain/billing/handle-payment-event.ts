import type { Deps } from "#src/server/deps.ts";
import { nothingMore, runJobNow, type Run } from "#src/server/domain/job/run-job.ts";
import { billingErrors } from "./errors.ts";
import type { PaymentEvent } from "./payment-provider.ts";
import { findUserOfCustomer, isEventHandled, noteEvent } from "./queries.ts";
import { requirePayments } from "./require-payments.ts";
import { billingJob, syncRun, type Known, type Told } from "./sync-billing.ts";

/**
 * Deals with a webhook delivery.
 *
 * @param body the text exactly as it came: the signature is of its bytes.
 * @throws {DomainError} bad_request for a wrong signature; unavailable, for the provider to try again.
 */
export async function receivePaymentEvent(deps: Deps, body: string, signature: string): Promise<void> {
  const event = await deps.payments?.readEvent(body, signature);
  if (!event) throw billingErrors.badSignature();
  await handlePaymentEvent(deps, event);
}

/**
 * Deals with an event of the provider. It is a hint, not a truth: all that we take from it is whom to ask the provider about. A customer
 * who is not ours may belong to another product of the same account, and is no error: the provider would switch the endpoint off.
 *
 * @throws {DomainError} unavailable; the worker asks again later.
 */
export async function handlePaymentEvent(deps: Deps, { id, customerId }: PaymentEvent): Promise<void> {
  const payments = requirePayments(deps);
  const { db } = deps;
  const userId = customerId === null ? null : await findUserOfCustomer(db.read, customerId);
  if (userId === null || (await isEventHandled(db.read, id))) return;
  const { look, talk, store } = syncRun(deps, payments, userId);
  const run: Run<{ readonly known: Known; readonly isHandled: boolean }, Told | null, void> = {
    look: async (db) => {
      const [known, isHandled] = await Promise.all([look(db), isEventHandled(db, id)]);
      return { known, isHandled };
    },
    // One that came twice at once waited here for the first.
    talk: async ({ known, isHandled }) => (isHandled ? null : talk(known)),
    store: async (tx, found) => {
      await store(tx, found);
      await noteEvent(tx, id, deps.clock.now());
    },
  };
  await runJobNow(deps, billingJob(userId), run, nothingMore);
}
