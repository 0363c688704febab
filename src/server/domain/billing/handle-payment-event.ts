import type { Deps } from "#src/server/deps.ts";
import { runJobNow } from "#src/server/domain/job/run-job.ts";
import { billingErrors } from "./errors.ts";
import { findUserOfCustomer, isEventHandled, noteEvent } from "./queries.ts";
import { askAbout, billingJob, readKnown, storeTold } from "./sync-billing.ts";

/**
 * Deals with a webhook delivery. It is a hint, not a truth: all that we take from it is whom to ask the provider about. A customer
 * who is not ours may belong to another product of the same account, and is no error: the provider would switch the endpoint off.
 *
 * @param body the text exactly as it came: the signature is of its bytes.
 * @throws {DomainError} bad_request for a wrong signature; unavailable, for the provider to try again.
 */
export async function handlePaymentEvent(deps: Deps, body: string, signature: string): Promise<void> {
  const { payments, db } = deps;
  const event = await payments?.readEvent(body, signature);
  if (!payments || !event) throw billingErrors.badSignature();
  const { id, customerId } = event;
  const userId = customerId === null ? null : await findUserOfCustomer(db.read, customerId);
  if (userId === null || (await isEventHandled(db.read, id))) return;
  await runJobNow(deps, billingJob(userId), async (finish) => {
    // One that came twice at once waited here for the first.
    const told = (await isEventHandled(db.read, id))
      ? null
      : await askAbout(deps, payments, await readKnown(db.read, userId));
    await finish(async (tx) => {
      if (told !== null) await storeTold(tx, deps, userId, told);
      await noteEvent(tx, id, deps.clock.now());
    });
  });
}
