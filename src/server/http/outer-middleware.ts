import type { Deps, DepsSource } from "#src/server/deps.ts";
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { countedRoute } from "./counted-route.ts";
import { headerOf, type HttpContext, type HttpEnv } from "#src/server/http/request/http-env.ts";
import { addSecurityHeaders, forPage, securityHeaders } from "./security-headers.ts";
import { paths } from "#src/shared/site/paths.ts";
import { servedFiles } from "./static-files.ts";

/** Error pages are files without an address of their own. */
const errorPages: ReadonlySet<string> = new Set(["/403", "/404", "/500"]);

function findFile(c: HttpContext): Response | null {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return null;
  const [path, status] = errorPages.has(c.req.path) ? ["/404", 404] : [c.req.path, 200];
  return (
    servedFiles()?.respond(path, (name) => headerOf(c, name), forPage(c.get("headers"), path), status) ?? null
  );
}

function recordRequest(c: HttpContext, deps: Deps | null, ms: number): void {
  const { method, path } = c.req;
  const { status } = c.res;
  const route = c.get("routePattern") ?? "(none)";
  const requestId = c.get("requestId");
  const counted = countedRoute(method, route, path);
  // Peers' requests stay out of the usual log: on a site with one round the time would show who answered.
  const rounded = Math.round(ms * 10) / 10;
  if (counted === null)
    deps?.log.debug("uncounted request", { requestId, method, route, status, ms: rounded });
  else deps?.log.info("request", { requestId, method, route, status, ms: rounded });
  deps?.metrics.note({ route: counted, method, status, ms });
}

/** A proxy may refuse a longer header. */
const maxRedirectLength = 2_048;

/** Drops the way back from a redirect to the sign-in if it is too long. */
function shortenSignIn({ status, headers }: Response): void {
  if (status < 300 || status > 308) return;
  const location = headers.get("location") ?? "";
  if (location.startsWith(paths.login()) && location.length > maxRedirectLength)
    headers.set("location", paths.login());
}

/**
 * Wraps every request: gives it an id and a log line, adds security headers, and answers files of the build
 * at once. The log has the route's pattern, because the path may contain a token.
 *
 * @param beforeFiles may answer instead of a file, and then sets the route's pattern
 */
export function outerMiddleware(
  source: DepsSource,
  beforeFiles: (c: HttpContext) => Promise<Response | null> | Response | null,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    const headers = securityHeaders(source, requestId);
    c.set("requestId", requestId);
    c.set("headers", headers);
    const early = await beforeFiles(c);
    const file = early ?? findFile(c);
    if (file === null) await next();
    else {
      // A file's path is its route.
      if (early === null) c.set("routePattern", c.req.path);
      c.res = file;
    }
    shortenSignIn(c.res);
    if (early !== null || (file === null && c.get("hasHeaders") !== true))
      addSecurityHeaders(c.res.headers, forPage(headers, c.get("routePattern") ?? ""));
    for (const cookie of c.get("cookies")?.values() ?? []) c.res.headers.append("set-cookie", cookie);
    recordRequest(c, source.peek(), performance.now() - start);
  };
}
