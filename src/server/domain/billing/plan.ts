import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { billingByUser, findBilling, saveBilling } from "./queries.ts";
import { isBeyondTrial, standingOf } from "./rules.ts";
import { findSeat } from "#src/server/domain/billing/seats/seats.ts";
import { planInfo, type PlanInfo, type PlanFeatures } from "#src/shared/plan/billing.ts";
import type { Plan } from "#src/shared/plan/billing.output.ts";
import { planLimits } from "#src/shared/plan/plan-limits.ts";
import type { Audience } from "#src/shared/survey/survey-limits.ts";
import { billingErrors } from "./errors.ts";

/** The actor's plan: their own or their seat's. Administrators have everything, without a query. */
export const getPlan = (deps: Pick<Deps, "db" | "env" | "clock">, actor: Actor): Promise<PlanInfo> =>
  getPlanIn(deps.db.read, deps, actor);

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

/** Whether their plan, or that of a seat of theirs, is paid for or given: not a trial. */
export async function isPaidOrGiven(
  db: Queryable,
  deps: Pick<Deps, "env" | "clock">,
  person: Pick<Actor, "userId" | "isAdmin" | "role" | "email" | "emailVerifiedAt">,
): Promise<boolean> {
  if (isAdministrator(deps.env, person)) return true;
  const row = await findBilling(db, person.userId);
  if (row !== null && isBeyondTrial(row, deps.clock.now())) return true;
  return (await findSeat(db, deps, person.userId))?.isPaidOrGiven ?? false;
}

/** Grants the paid plan without a payment; `until` null: until it is revoked. */
export const grantPlanIn = (tx: Transaction, userId: string, until: Date | null, now: Date): Promise<void> =>
  saveBilling(tx, userId, { grantedAt: now, grantedUntil: until }, now);

/** Revokes a granted plan, but no trial or subscription. */
export const revokePlanIn = (tx: Transaction, userId: string, now: Date): Promise<void> =>
  saveBilling(tx, userId, { grantedAt: null, grantedUntil: null }, now);

/** Whether the person has or had a granted plan. */
export const hasGivenPlanIn = async (tx: Transaction, userId: string): Promise<boolean> =>
  ((await findBilling(tx, userId))?.grantedAt ?? null) !== null;

const free = { planId: "free", interval: null, currency: null } as const;
const byHand: Plan = { planId: "facilitator_pro", interval: null, amount: null, currency: null };

/**
 * The plans with the provider's prices. Without a provider the paid plan is granted and has no amount.
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

/* The limits of plans, decided only here. They keep people from starting things and take nothing away. */

/**
 * @param openRounds the number of the person's open rounds
 * @throws {DomainError} plan_needed
 */
export function requireNewRound(features: PlanFeatures, audience: Audience, openRounds: number): void {
  if (audience === "organisation" && !features.facilitatorAccess) throw billingErrors.organisationRound();
  const most = planLimits.openRounds;
  if (!features.unlimitedAssessments && openRounds >= most) throw billingErrors.tooManyOpenRounds({ most });
}

/** @throws {DomainError} plan_needed if the plan doesn't allow so many invitations at once */
export function requireAddresses(features: PlanFeatures, addresses: number): void {
  const most = planLimits.addressesAtOnce;
  if (!features.bulkInvites && addresses > most) throw billingErrors.tooManyAddresses({ most });
}
