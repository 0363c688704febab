import type { Actor } from "#src/server/actor.ts";
import type { Context } from "./context.ts";
import type { ProcedureMeta } from "./procedure-meta.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { getPlanIn } from "#src/server/domain/billing/plan/get-plan.ts";
import { authErrors } from "#src/server/auth/errors.ts";
import { toTransport } from "./errors.ts";
import { t } from "./init.ts";

/** `next()` does not reject: a failure is a result that is not ok. */
const translateErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTransport(result.error);
  return result;
});

/** `next()` does not reject: what goes by whether it does needs this. */
async function orThrow<Result extends { readonly ok: boolean }>(next: Promise<Result>): Promise<Result> {
  const result = await next;
  if (!result.ok && "error" in result) throw result.error;
  return result;
}

/** Who is remembered is looked up along with the first thing that the call asks. Where anything about them has changed, the call starts again. */
const confirmActor = t.middleware(async ({ ctx, meta, next }) => {
  const { deps, remembered, sessionToken } = ctx;
  if (remembered === null || sessionToken === null) return next();
  const asNow = async () =>
    next({ ctx: { actor: await deps.sessions.findActor(sessionToken), remembered: null } });
  // Most of what anyone may call does something outside of the database first, such as asking a bot check, which mustn't happen twice.
  if (meta?.access === "anybody" && meta.goesAhead !== true) return asNow();
  const changed = new Error("Who asks is not who they were.");
  try {
    return await deps.db.provided(
      async (db) => ((await remembered.isStillSo(db)) ? null : changed),
      () => orThrow(next()),
    );
  } catch (error) {
    if (error !== changed) throw error;
    return asNow();
  }
});

/** @throws {DomainError} unauthenticated for nobody */
function requireActor({ actor }: Context, on401: ProcedureMeta["on401"] = "signOut"): Actor {
  if (actor === null) throw authErrors.signInNeeded({ on401 });
  return actor;
}

/** Whether a signed-in person may make a call as far as is known of them: "plan" where that hangs on their plan. */
function admits({ deps }: Context, actor: Actor, access: ProcedureMeta["access"]): boolean | "plan" {
  if (access === "user" || isAdministrator(deps.env, actor)) return access !== undefined;
  return access === "facilitator" ? "plan" : false;
}

/** The one place that decides who may call a procedure: by what it says of itself; nobody, where it says nothing. */
const guard = t.middleware(async ({ ctx, meta, next }) => {
  if (meta?.access === "anybody") return next();
  const { deps } = ctx;
  const actor = requireActor(ctx, meta?.on401);
  const access = admits(ctx, actor, meta?.access);
  if (access === false) throw authErrors.administratorsOnly();
  if (access === true) return next();
  return deps.db.provided(
    async (db) =>
      (await getPlanIn(db, deps, actor)).features.facilitatorAccess ? null : authErrors.planNeeded(),
    () => orThrow(next()),
  );
});

/** For a procedure that says by itself who may call it. */
export const guarded = t.procedure.use(translateErrors).use(confirmActor).use(guard);

/** Anyone may call it. */
export const publicProcedure = guarded.meta({ access: "anybody" });

/** Only a signed-in person may call it. The guard has refused everyone else; the step after it tells TypeScript that `ctx.actor` is there. */
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
