import { operations } from "#src/server/http/rest/operation.ts";
import { trpcEndpoint } from "#src/server/http/rest/trpc.ts";
import { procedures, type Procedure, type ProcedurePath } from "#src/server/trpc/router.ts";

/*
 * Which requests are counted by route. Nothing that a peer does or a peer's page loads may be among them: on
 * a site with one round, a moving counter would show when someone answered. So a route counts only if it
 * needs a session or is listed here.
 */

/** Calls that anyone may make, and that no peer's page makes. */
const openOnes: ReadonlySet<ProcedurePath> = new Set<ProcedurePath>([
  "account.requestPasswordReset",
  "account.resetPassword",
  "account.sendVerificationCode",
  "account.verifyCodeAndRegister",
  "billing.receiveEvent",
  "session.logIn",
  "session.logOut",
  "session.requestLink",
  "session.useLink",
  "verification.register",
  "verification.verify",
]);

/** Calls of signed-in people that are answers, or are made around one. */
const nearAnswers =
  /^(?:account\.me|invitation\.(?:received|ownSurvey)|response\.ownSurvey|team\.|workshop\.)/;

const isCounted = ({ path, meta }: Procedure): boolean =>
  meta.access === "anybody" ? openOnes.has(path) : !nearAnswers.test(path);

/** Pages that only people with an account use. */
const countedPages: ReadonlySet<string> = new Set([
  "/account",
  "/account/plan",
  "/admin",
  "/admin/blog",
  "/admin/blog/[id]",
  "/admin/blog/[id]/preview",
  "/admin/log",
  "/admin/mail",
  "/admin/people",
  "/admin/people/[userId]",
  "/admin/plans",
  "/admin/rounds",
  "/assessment/[id]",
  "/assessment/[id]/open",
  "/assessment/[id]/results",
  "/assessment/new",
  "/assessment/results",
  "/assessment/results/[id]",
  "/assessment/results/compare",
  "/dashboard",
  "/dashboard/facilitator",
  "/dashboard/self",
  "/facilitator/assessment/[id]/insights",
  "/facilitator/assessment/[id]/overview",
  "/facilitator/assessment/[id]/session/[clientId]",
  "/facilitator/assessment/sent",
  "/new-assessment/facilitator",
  "/new-assessment/invitee",
  "/new-assessment/self",
  "/subscribe",
]);

/** Health checks are the monitoring's own. */
const countedPaths: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/api/billing/webhook"]);

const countedCalls: ReadonlySet<string> = new Set(procedures.filter(isCounted).map(({ path }) => path));

const countedOperations: ReadonlySet<string> = new Set(
  operations
    .filter(({ procedure }) => isCounted(procedure))
    .map(({ method, path }) => `${method.toUpperCase()} /api${path}`),
);

/** A batch is one request, and counts if each of its calls does. */
function countedBatch(path: string): string | null {
  const calls = path.slice(trpcEndpoint.length + 1).split(",");
  if (!calls.every((call) => countedCalls.has(call))) return null;
  return calls.length === 1 ? `${trpcEndpoint}/${calls.join("")}` : `${trpcEndpoint} (several calls)`;
}

/**
 * The route under which a request is counted; null if none.
 *
 * @param pattern the route's pattern
 * @param path the requested path
 */
export function countedRoute(method: string, pattern: string, path: string): string | null {
  if (pattern === trpcEndpoint) return countedBatch(path);
  const isPage = (method === "GET" || method === "POST") && countedPages.has(pattern);
  return isPage || countedPaths.has(pattern) || countedOperations.has(`${method} ${pattern}`)
    ? pattern
    : null;
}
