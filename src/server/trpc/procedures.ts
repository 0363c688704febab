import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { getPlan } from "#src/server/domain/billing/get-plan.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { toTransport } from "./errors.ts";
import { t } from "./init.ts";

/** `next()` does not reject: a failure is a result that is not ok. */
const translateErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTransport(result.error);
  return result;
});

/** Anybody may call it. */
export const publicProcedure = t.procedure.use(translateErrors);

/** Only a signed-in person may call it; `ctx.actor` is there. */
export const userProcedure = publicProcedure.use(({ ctx, next }) => {
  if (ctx.actor === null) throw authErrors.signInNeeded();
  return next({ ctx: { actor: ctx.actor } });
});

/** Only a signed-in person whose plan is a facilitator's; administrators are let in directly. */
export const facilitatorProcedure = userProcedure.use(async ({ ctx, next }) => {
  const { features } = await getPlan(ctx.deps, ctx.actor);
  if (!features.facilitatorAccess) throw authErrors.planNeeded();
  return next();
});

/** Only an administrator. */
export const adminProcedure = userProcedure.use(({ ctx, next }) => {
  if (!isAdministrator(ctx.deps.env, ctx.actor)) throw authErrors.administratorsOnly();
  return next();
});
