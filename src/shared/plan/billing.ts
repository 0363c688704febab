import type { Billing } from "./billing.output.ts";

/** What a paid plan adds. */
export interface PlanFeatures {
  readonly facilitatorAccess: boolean;
  readonly unlimitedAssessments: boolean;
  readonly teamDashboard: boolean;
  readonly bulkInvites: boolean;
  readonly prioritySupport: boolean;
}

/** Someone's resulting plan at a given time. */
export interface PlanInfo {
  readonly id: Billing["planId"];
  readonly status: Billing["status"];
  readonly isActive: boolean;
  readonly features: PlanFeatures;
  /** Whether a paid plan would add anything. */
  readonly needsUpgrade: boolean;
}

/** The plan of someone who has never paid for anything. */
export const freeBilling: Billing = {
  planId: "free",
  status: "active",
  trialEndsAt: null,
  currentPeriodEnd: null,
  interval: null,
  amount: null,
  currency: null,
  seats: null,
  seatOf: null,
  endsAt: null,
  isPastDue: false,
  isPending: false,
  canTry: false,
  hasPortal: false,
  payments: "off",
};

const allFeatures = (on: boolean): PlanFeatures => ({
  facilitatorAccess: on,
  unlimitedAssessments: on,
  teamDashboard: on,
  bulkInvites: on,
  prioritySupport: on,
});

/** The part of a billing that decides what someone may do. */
type Standing = Pick<Billing, "planId" | "status" | "trialEndsAt">;

/** A trial ends at the exact moment. */
function isActiveAt({ status, trialEndsAt }: Standing, now: Date): boolean {
  if (status === "active") return true;
  return status === "trialing" && (trialEndsAt === null || new Date(trialEndsAt) > now);
}

/** What a plan allows now; null is the free plan. Administrators may do everything, whatever they pay for. */
export function planInfo(billing: Standing | null, isAdmin: boolean, now: Date): PlanInfo {
  if (isAdmin) {
    return {
      id: "facilitator_pro",
      status: "active",
      isActive: true,
      features: allFeatures(true),
      needsUpgrade: false,
    };
  }
  const known = billing ?? freeBilling;
  const isActive = isActiveAt(known, now);
  const isPaid = isActive && known.planId === "facilitator_pro";
  return {
    id: known.planId,
    status: known.status,
    isActive,
    features: allFeatures(isPaid),
    needsUpgrade: !isPaid,
  };
}
