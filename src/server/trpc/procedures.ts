import { z } from "zod";
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

/** A procedure's REST call. Who may make it, `access` says. */
export interface Rest {
  /** Method, and path under /api with `{name}` for its parts. */
  readonly call: `${"GET" | "POST" | "PUT" | "PATCH" | "DELETE"} /${string}`;
  /** One line for the reader of the description. */
  readonly summary: string;
  /** What a success answers with in JSON. */
  readonly output: z.ZodType | null;
  /** Of a success: 200 with an answer, 204 without one, or this. */
  readonly status?: 201 | 202;
  /** How it can fail, beside what follows from its access, its path and its input. */
  readonly errors?: readonly (401 | 402 | 403 | 404 | 409)[];
  /** What a caller sends, where that isn't the input without the parts of the path. */
  readonly body?: z.ZodType;
  /** Content types of a body that is a file and no JSON. */
  readonly file?: readonly string[];
  /** A GET that uses something up. Pages of other sites can make a browser send one, so it is refused where they do. */
  readonly isSpending?: true;
  /** Whether the call takes an `Idempotency-Key`: sent again under the same key, it does nothing twice. */
  readonly takesIdempotencyKey?: true;
  /** The answer is the same for everyone for as long as the process runs: its text is made once. */
  readonly isConstant?: true;
  /** Other forms of the answer, by their content types. */
  readonly otherOutputs?: Readonly<Record<string, z.ZodType>>;
  /** Makes the answer of what the procedure gives, where that is not the answer itself. */
  readonly respond?: Responder["respond"];
  /** Headers of the answer. */
  readonly headers?: Responder["headers"];
}

/** What a procedure says of itself. What it leaves out is the strictest there is, or the ordinary. */
export const procedureMeta = z.strictObject({
  /** Who may call: anyone; someone with a session; of these, whose plan is a facilitator's, or administrators. Else nobody. */
  access: z.enum(["anybody", "user", "facilitator", "admin"]).optional(),
  /** What a 401 does in a browser: forget the token and lead to the sign-in page (the default), or leave that to the page. */
  on401: z.enum(["signOut", "stay"]).optional(),
  /** Whether a public call counts against the limit of all public calls (the default), or has limits of its own alone. */
  limits: z.enum(["public", "own"]).optional(),
  /** How often a page may call: see the browser's throttle.ts. */
  pace: z.enum(["ordinary", "slow"]).optional(),
  /** Its REST call, if it has one. */
  rest: z.custom<Rest>().optional(),
});

export type ProcedureMeta = z.output<typeof procedureMeta>;

/** What a procedure knows of its request; it knows nothing of HTTP. */
export interface Context {
  readonly deps: Deps;
  /** null: nobody is signed in. */
  readonly actor: Actor | null;
  readonly origin: Origin;
  /** The call is part of a page or a stream that has been counted as one call. */
  readonly isCounted?: boolean | undefined;
  readonly requestId: string;
  /** The session token that the request came with. */
  readonly sessionToken: string | null;
  /** Hands the browser a session token as a cookie, or takes it away with null. */
  readonly setSessionCookie: (token: string | null) => void;
  /** What this browser got when it registered someone, if the request comes from our own pages. */
  readonly registrationKey: string | null;
  /** Hands the browser such a key as a cookie, or takes it away with null. */
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
