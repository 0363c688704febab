import type { PlanFeatures } from "#src/shared/plan/billing.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import type { Audience } from "#src/shared/survey/survey-limits.ts";
import { billingErrors } from "#src/server/domain/billing/errors.ts";

/*
 * What the plans allow: the one place that decides it. A limit keeps people from starting something; nobody loses what they have.
 */

/**
 * Whether someone may start a round.
 *
 * @param openRounds how many rounds of theirs are open now.
 * @throws {DomainError} plan_needed
 */
export function requireNewRound(features: PlanFeatures, audience: Audience, openRounds: number): void {
  if (audience === "organisation" && !features.facilitatorAccess) throw billingErrors.organisationRound();
  const most = planLimits.openRounds;
  if (!features.unlimitedAssessments && openRounds >= most) throw billingErrors.tooManyOpenRounds({ most });
}

/**
 * Whether someone may invite so many people at once.
 *
 * @throws {DomainError} plan_needed
 */
export function requireAddresses(features: PlanFeatures, addresses: number): void {
  const most = planLimits.addressesAtOnce;
  if (!features.bulkInvites && addresses > most) throw billingErrors.tooManyAddresses({ most });
}
