import { getBilling } from "#src/server/domain/billing/get-billing.ts";
import { getPlan } from "#src/server/domain/billing/get-plan.ts";
import { t } from "#src/server/trpc/init.ts";
import { userProcedure } from "#src/server/trpc/procedures.ts";

export const billingRouter = t.router({
  get: userProcedure.query(({ ctx }) => getBilling(ctx.deps, ctx.actor)),
  plan: userProcedure.query(({ ctx }) => getPlan(ctx.deps, ctx.actor)),
});
