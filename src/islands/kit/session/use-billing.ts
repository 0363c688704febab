import type { User } from "#src/shared/account/account.output.ts";
import type { Billing } from "#src/shared/plan/billing.output.ts";
import { useQuery } from "@tanstack/react-query";
import { nullOn401 } from "#src/islands/kit/api/trpc.ts";

const isBilling = (answer: unknown): answer is Billing =>
  typeof answer === "object" && answer !== null && "planId" in answer && "status" in answer;

/** Nobody's, for the 401 of someone whose session has just ended. */
function readBilling(answer: unknown): Billing | null {
  return isBilling(answer) ? answer : null;
}

export const hasEveryFeature = ({ isAdmin, role }: Pick<User, "isAdmin" | "role">): boolean =>
  isAdmin || role === "admin";

/** Under which the page keeps what someone pays for. */
export const billingKey = ({ id }: Pick<User, "id">) => ["/api/billing", id] as const;

/**
 * What someone pays for, looked up once in five minutes for each person (the default of all queries), and not at all for
 * administrators: they have everything.
 */
export function useBilling(user: Pick<User, "id" | "isAdmin" | "role">) {
  return useQuery({
    queryKey: billingKey(user),
    enabled: !hasEveryFeature(user),
    meta: nullOn401,
    select: readBilling,
  });
}
