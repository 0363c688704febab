import type { Deps } from "#src/server/deps.ts";
import type { Plan } from "#src/shared/plan/plans.output.ts";

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
