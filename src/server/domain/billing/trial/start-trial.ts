import type { Actor } from "#src/server/actor.ts";
import { after, days } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { queueMail } from "#src/server/domain/mail/queue/queue-mail.ts";
import { trialStartedMail } from "#src/server/domain/mail/templates/billing.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import { billingErrors } from "#src/server/domain/billing/errors.ts";
import { getBilling } from "#src/server/domain/billing/billing.ts";
import { findBilling, rememberTrial, saveBilling } from "#src/server/domain/billing/queries.ts";
import { personHasUsedTrial, mailboxHasUsedTrial, isOnPaidPlan } from "./trial-use.ts";

/**
 * Starts the paid plan's trial, without a card and once per person.
 *
 * @throws {DomainError} conflict after an earlier trial, with the plan, or if the site gives no trials.
 */
export async function startTrial(deps: Deps, actor: Actor): Promise<Billing> {
  if (deps.env.payments === "off") throw billingErrors.notOnSale();
  if (isAdministrator(deps.env, actor)) throw billingErrors.hasPlan();
  const now = deps.clock.now();
  await deps.db.write(async (tx) => {
    const row = await findBilling(tx, actor.userId);
    if (isOnPaidPlan(row, now)) throw billingErrors.hasPlan();
    if (personHasUsedTrial(row, await mailboxHasUsedTrial(tx, actor))) throw billingErrors.trialUsed();
    const trialEndsAt = after(now, days(planLimits.trialDays));
    await saveBilling(tx, actor.userId, { trialUsedAt: now, trialEndsAt }, now);
    await rememberTrial(tx, sha256(actor.mailbox), now);
    const content = trialStartedMail(actor.firstName, trialEndsAt);
    await queueMail(tx, deps, { kind: "trial started", to: actor.email, content });
  });
  return getBilling(deps, actor);
}
