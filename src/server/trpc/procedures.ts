import type { Actor } from "#src/server/actor.ts";
import type { Context } from "./context.ts";
import type { ProcedureMeta, Rest } from "./procedure-meta.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { getPlanIn } from "#src/server/domain/billing/plan.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { toTransport } from "./errors.ts";
import { t } from "./init.ts";

/** `next()` does not reject: a failure is a result that is not ok. */
const translateErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTransport(result.error);
  return result;
});

/** @throws {DomainError} unauthenticated for nobody */
function requireActor({ actor }: Context, on401: ProcedureMeta["on401"] = "signOut"): Actor {
  if (actor === null) throw authErrors.signInNeeded({ on401 });
  return actor;
}

/**
 * The one place that decides who may call a procedure, and how often without an account: by its meta; nobody, where that says nothing. A call
 * that is refused for want of an account counts, too.
 */
const authorize = t.middleware(async ({ ctx, meta, next }) => {
  const { deps } = ctx;
  const isPublic = meta?.access === "anybody";
  const isLimited = ctx.isCounted === true || meta?.limits === "own";
  if ((isPublic || ctx.actor === null) && !isLimited) deps.countPublicCall(ctx.origin);
  if (isPublic) return next();
  const actor = requireActor(ctx, meta?.on401);
  const access = meta?.access ?? "nobody";
  if (access === "user" || (access !== "nobody" && isAdministrator(deps.env, actor))) return next();
  if (access !== "facilitator") throw authErrors.administratorsOnly();
  const { features } = await getPlanIn(deps.db.read, deps, actor);
  if (!features.facilitatorAccess) throw authErrors.planNeeded();
  return next();
});

/** For a procedure that says by itself who may call it. */
export const guarded = t.procedure.use(translateErrors).use(authorize);

/** Anyone may call it, as often as the limit of all public calls allows their network. */
export const publicProcedure = guarded.meta({ access: "anybody" });

/** Only a signed-in person may call it. The step before has refused everyone else; the step after it tells TypeScript that `ctx.actor` is there. */
export const userProcedure = guarded
  .meta({ access: "user" })
  .use(({ ctx, next }) => next({ ctx: { actor: requireActor(ctx) } }));

/** As `userProcedure`, but a 401 leaves the browser on its page, which says so itself. Whose round it is, `getOwnSurvey` checks. */
export const userProcedureOnPage = userProcedure.meta({ on401: "stay" });

/** Only a signed-in person whose plan is a facilitator's; administrators are let in directly. */
export const facilitatorProcedure = userProcedure.meta({ access: "facilitator" });

/** As `facilitatorProcedure`, and a 401 leaves the browser on its page. */
export const facilitatorProcedureOnPage = facilitatorProcedure.meta({ on401: "stay" });

/** Only an administrator. */
export const adminProcedure = userProcedure.meta({ access: "admin" });

/**
 * Meta of a procedure that answers a REST call, too.
 *
 * @param call such as "GET /surveys/{surveyId}", under /api
 * @param summary one line for the reader of the description
 * @param output what a success answers with; a 204 without any
 */
export const rest = (
  call: Rest["call"],
  summary: string,
  output: Rest["output"] = null,
  more: Omit<Rest, "call" | "summary" | "output"> = {},
): ProcedureMeta => ({ rest: { call, summary, output, ...more } });
