import type { z } from "zod";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { initTRPC } from "@trpc/server";
import { on401Of, toPublicError, toTransport } from "./errors.ts";
import { isAdministrator } from "#src/server/domain/account/rules.ts";
import { getPlanIn } from "#src/server/domain/billing/plan.ts";
import { authErrors } from "#src/server/auth/errors.ts";

/** A method, so that each procedure may say what its own result is. */
interface Responder {
  respond(result: unknown): unknown;
  headers(result: unknown): Readonly<Record<string, string>>;
}

/** A procedure's REST call; `access` says who may make it. */
export interface Rest {
  /** Method, and path under /api with `{name}` for its parts. */
  readonly call: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;
  /** One line for the API's description. */
  readonly summary: string;
  /** What a success answers with in JSON; without one it's a 204. */
  readonly output?: z.ZodType;
  /** The status of a success: 200 with an answer and 204 without one, by default. */
  readonly status?: 201 | 202;
  /** Refusals beyond those that follow from access, path and input. */
  readonly errors?: readonly (401 | 402 | 403 | 404 | 409)[];
  /** The body's schema, if it isn't the input without the path's parts. */
  readonly body?: z.ZodType;
  /** Content types of a body that is a file. */
  readonly file?: readonly string[];
  /** Content types of files that the body may be instead of JSON; the input gets them as `base64`. */
  readonly fileTypes?: readonly string[];
  /** A GET that uses something up. Other sites' pages can trigger a GET, so theirs are refused. */
  readonly isSpending?: true;
  /** Whether the call takes an `Idempotency-Key`: sent again under the same key, it does nothing twice. */
  readonly takesIdempotencyKey?: true;
  /** The answer is constant for the process, so its text is cached. */
  readonly isConstant?: true;
  /** Other forms of the answer, by content type. */
  readonly otherOutputs?: Readonly<Record<string, z.ZodType>>;
  /** Turns the procedure's result into the answer. */
  readonly respond?: Responder["respond"];
  readonly headers?: Responder["headers"];
}

/** Who may make a procedure's calls, and how often. Defaults are the strictest, or the usual. */
interface Access {
  /** Who may call: anyone; anyone signed in; facilitators by plan; administrators. Default: nobody. */
  readonly access?: "anybody" | "user" | "facilitator" | "admin";
  /** What a browser does after a 401: sign out and go to the sign-in page (default), or stay on its page. */
  readonly on401?: "signOut" | "stay";
  /** Whether a public call counts against the common limit (default), or only has its own. */
  readonly limits?: "public" | "own";
  /** How often a page may call: see the browser's throttle.ts. */
  readonly pace?: "ordinary" | "slow";
}

/** A procedure's description, with its REST call if it has one. */
export type ProcedureMeta = Access & (Rest | { readonly call?: never });

/** The request as a procedure sees it, without HTTP. */
export interface Context {
  readonly deps: Deps;
  /** null if nobody is signed in. */
  readonly actor: Actor | null;
  readonly origin: Origin;
  /** The call belongs to a page or stream that has been counted. */
  readonly isCounted?: boolean | undefined;
  readonly requestId: string;
  /** The session token that the request came with. */
  readonly sessionToken: string | null;
  /** Sets the session's cookie; null removes it. */
  readonly setSessionCookie: (token: string | null) => void;
  /** The key of this browser's registration, if the request comes from our own pages. */
  readonly registrationKey: string | null;
  /** Sets that key's cookie; null removes it. */
  readonly setRegistrationCookie: (key: string | null) => void;
}

export const t = initTRPC
  .context<Context>()
  .meta<ProcedureMeta>()
  .create({
    errorFormatter: ({ shape, error, ctx }) => {
      const { status, code, message, issues, newest } = toPublicError(error);
      return {
        code: shape.code,
        message,
        data: {
          ...{ code, httpStatus: status, on401: on401Of(error), issues, requestId: ctx?.requestId ?? null },
          ...(newest !== undefined && { newest }),
        },
      };
    },
  });

/** `next()` does not reject: a failure is a result that is not ok. */
const translateErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) throw toTransport(result.error);
  return result;
});

/** @throws {DomainError} unauthenticated if nobody is signed in */
function requireActor({ actor }: Context, on401: ProcedureMeta["on401"] = "signOut"): Actor {
  if (actor === null) throw authErrors.signInNeeded({ on401 });
  return actor;
}

/**
 * Decides, by the procedure's meta, who may call it, and counts calls without an account, refused ones
 * included. Without `access`, nobody may.
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

/** For a procedure whose meta sets its access. */
export const guarded = t.procedure.use(translateErrors).use(authorize);

/** Anyone may call it, within their network's limit of public calls. */
export const publicProcedure = guarded.meta({ access: "anybody" });

/** Only signed-in people. `authorize` has refused the others; this step gives `ctx.actor` its type. */
export const userProcedure = guarded
  .meta({ access: "user" })
  .use(({ ctx, next }) => next({ ctx: { actor: requireActor(ctx) } }));

/** As `userProcedure`, but a 401 leaves the browser on its page, which explains it. */
export const userProcedureOnPage = userProcedure.meta({ on401: "stay" });

/** Only people with a facilitator's plan, and administrators. */
export const facilitatorProcedure = userProcedure.meta({ access: "facilitator" });

/** As `facilitatorProcedure`, and a 401 leaves the browser on its page. */
export const facilitatorProcedureOnPage = facilitatorProcedure.meta({ on401: "stay" });

/** Only an administrator. */
export const adminProcedure = userProcedure.meta({ access: "admin" });
