import { checkoutInput, syncInput } from "#src/shared/plan/billing.input.ts";
import { billingOutput } from "#src/shared/plan/billing.output.ts";
import { plansOutput, visitOutput } from "#src/shared/plan/plans.output.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";

/** What someone pays for. */
export const billingOperations: readonly Operation[] = [
  {
    method: "get",
    path: "/plans",
    summary: "The plans and what they cost",
    procedure: "billing.plans",
    output: plansOutput,
  },
  {
    method: "get",
    path: "/billing",
    summary: "Your plan; the free one where there is no other",
    procedure: "billing.get",
    output: billingOutput,
  },
  {
    method: "post",
    path: "/billing/trial",
    summary: "Start the free trial, without a card and once",
    procedure: "billing.startTrial",
    status: 201,
    output: billingOutput,
  },
  {
    method: "post",
    path: "/billing/checkout",
    summary: "Where to buy the plan; the portal instead while you have a subscription",
    procedure: "billing.checkout",
    body: checkoutInput,
    output: visitOutput,
  },
  {
    method: "post",
    path: "/billing/portal",
    summary: "Where your invoices and card are, and where you switch or cancel",
    procedure: "billing.portal",
    output: visitOutput,
  },
  {
    method: "post",
    path: "/billing/sync",
    summary: "Your plan, as the payment provider says it now",
    procedure: "billing.sync",
    body: syncInput,
    output: billingOutput,
  },
];
