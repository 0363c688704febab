import { getBilling } from "#src/server/domain/billing/get-billing.ts";
import { getPlan, listPlans } from "#src/server/domain/billing/plan.ts";
import { receivePaymentEvent } from "#src/server/domain/billing/handle-payment-event.ts";
import { openPortal } from "#src/server/domain/billing/open-portal.ts";
import { refreshBilling } from "#src/server/domain/billing/refresh-billing.ts";
import { startCheckout } from "#src/server/domain/billing/start-checkout.ts";
import { startTrial } from "#src/server/domain/billing/trial/start-trial.ts";
import { checkoutInput, paymentEventInput, syncInput } from "#src/shared/plan/billing.input.ts";
import { t } from "#src/server/trpc/init.ts";
import { publicProcedure, userProcedure } from "#src/server/trpc/procedures.ts";

export const billingRouter = t.router({
  get: userProcedure.query(({ ctx }) => getBilling(ctx.deps, ctx.actor)),
  plan: userProcedure.query(({ ctx }) => getPlan(ctx.deps, ctx.actor)),
  plans: publicProcedure.query(({ ctx }) => listPlans(ctx.deps)),
  /** For the payment provider alone, which signs what it sends. */
  receiveEvent: publicProcedure
    .input(paymentEventInput)
    .mutation(({ ctx, input }) => receivePaymentEvent(ctx.deps, input.body, input.signature)),
  startTrial: userProcedure.mutation(({ ctx }) => startTrial(ctx.deps, ctx.actor)),
  checkout: userProcedure
    .input(checkoutInput)
    .mutation(({ ctx, input }) => startCheckout(ctx.deps, ctx.actor, input)),
  portal: userProcedure.mutation(({ ctx }) => openPortal(ctx.deps, ctx.actor)),
  sync: userProcedure
    .input(syncInput)
    .mutation(({ ctx, input }) => refreshBilling(ctx.deps, ctx.actor, input)),
});
