import { getBilling, refreshBilling } from "./billing.ts";
import { receivePaymentEvent } from "./handle-payment-event.ts";
import { openPortal, startCheckout } from "./start-checkout.ts";
import { getPlan, listPlans } from "./plan.ts";
import { getPlanPage } from "./plan-page.ts";
import { startTrial } from "#src/server/domain/billing/trial/start-trial.ts";
import { t, publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";
import { checkoutInput, paymentEventInput, syncInput } from "#src/shared/plan/billing.input.ts";
import { billingOutput, planPageOutput, plansOutput, visitOutput } from "#src/shared/plan/billing.output.ts";

export const billingRouter = t.router({
  get: userProcedure
    .meta({
      call: "GET /billing",
      summary: "Your plan; the free one where there is no other",
      output: billingOutput,
    })
    .query(({ ctx }) => getBilling(ctx.deps, ctx.actor)),
  page: userProcedure
    .meta({
      call: "GET /billing/page",
      summary: "Who has the seats of your plan, and your newest invoices",
      output: planPageOutput,
    })
    .query(({ ctx }) => getPlanPage(ctx.deps, ctx.actor)),
  plan: userProcedure.query(({ ctx }) => getPlan(ctx.deps, ctx.actor)),
  plans: publicProcedure
    .meta({ call: "GET /plans", summary: "The plans and what they cost", output: plansOutput })
    .query(({ ctx }) => listPlans(ctx.deps)),
  /** Only for the payment provider, which signs its requests. */
  receiveEvent: publicProcedure
    .input(paymentEventInput)
    .mutation(({ ctx, input }) => receivePaymentEvent(ctx.deps, input.body, input.signature)),
  startTrial: userProcedure
    .meta({
      call: "POST /billing/trial",
      summary: "Start the free trial, without a card and once",
      output: billingOutput,
      status: 201,
      errors: [409],
    })
    .mutation(({ ctx }) => startTrial(ctx.deps, ctx.actor)),
  checkout: userProcedure
    .meta({
      call: "POST /billing/checkout",
      summary: "Where to buy the plan; the portal instead while you have a subscription",
      output: visitOutput,
      errors: [409],
    })
    .input(checkoutInput)
    .mutation(({ ctx, input }) => startCheckout(ctx.deps, ctx.actor, input)),
  portal: userProcedure
    .meta({
      call: "POST /billing/portal",
      summary: "Where your invoices and card are, and where you switch or cancel",
      output: visitOutput,
      errors: [409],
    })
    .mutation(({ ctx }) => openPortal(ctx.deps, ctx.actor)),
  sync: userProcedure
    .meta({
      call: "POST /billing/sync",
      summary: "Your plan, as the payment provider says it now",
      output: billingOutput,
      errors: [404],
    })
    .input(syncInput)
    .mutation(({ ctx, input }) => refreshBilling(ctx.deps, ctx.actor, input)),
});
