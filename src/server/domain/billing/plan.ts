import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { billingByUser, findBilling, saveBilling } from "./queries.ts";
import { standingOf } from "./rules.ts";
import { findSeat } from "#src/server/domain/billing/seats/seats.ts";
import { planInfo, type PlanInfo, type PlanFeatures } from "#src/shared/plan/billing.ts";
import type { Plan } from "#src/shared/plan/billing.output.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import type { Audience } from "#src/shared/survey/survey-limits.ts";
import { billingErrors } from "./errors.ts";

/**
 * What the actor's plan allows now: their own, or the one that they have a seat of. Nothing is looked up for administrators: they have
 * everything.
 */
export const getPlan = (deps: Pick<Deps, "db" | "env" | "clock">, actor: Actor): Promise<PlanInfo> =>
  getPlanIn(deps.db.read, deps, actor);

/** The same, within a transaction. */
export async function getPlanIn(
  db: Queryable,
  deps: Pick<Deps, "env" | "clock">,
  actor: Actor,
): Promise<PlanInfo> {
  const now = deps.clock.now();
  if (isAdministrator(deps.env, actor)) return planInfo(null, true, now);
  const [row, seat] = await Promise.all([
    billingByUser(db).get({ userId: actor.userId }),
    findSeat(db, deps, actor.userId),
  ]);
  const own = planInfo(row === undefined ? null : standingOf(row, now), false, now);
  return own.needsUpgrade ? (seat?.plan ?? own) : own;
}

/** Gives someone the paid plan without a payment. `until` null: for as long as nobody takes it back. */
export const grantPlanIn = (tx: Transaction, userId: string, until: Date | null, now: Date): Promise<void> =>
  saveBilling(tx, userId, { grantedAt: now, grantedUntil: until }, now);

/** Takes back a plan that was given. What the person tries or pays for stays. */
export const revokePlanIn = (tx: Transaction, userId: string, now: Date): Promise<void> =>
  saveBilling(tx, userId, { grantedAt: null, grantedUntil: null }, now);

/** Whether the person has, or had until some day, a plan that was given. */
export const hasGivenPlanIn = async (tx: Transaction, userId: string): Promise<boolean> =>
  ((await findBilling(tx, userId))?.grantedAt ?? null) !== null;

const free = { planId: "free", interval: null, currency: null } as const;
const byHand: Plan = { planId: "facilitator_pro", interval: null, amount: null, currency: null };

/**
 * What plans there are and what they cost, as the payment provider says. Without one the plan is given by hand and has no amount.
 *
 * @throws {DomainError} unavailable
 */
export async function listPlans({ payments }: Pick<Deps, "payments">): Promise<readonly Plan[]> {
  if (payments === null) return [{ ...free, amount: null }, byHand];
  const prices = await payments.listPrices();
  return [
    { ...free, amount: 0 },
    ...prices.map((price) => ({ planId: "facilitator_pro" as const, ...price })),
  ];
}

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
