import { DomainError } from "#src/server/errors.ts";
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
  if (ctx.actor === null) throw new DomainError("unauthenticated", "Please sign in.");
  return next({ ctx: { actor: ctx.actor } });
});
