import { serverPaths } from "#src/shared/site/server-paths.ts";
import { autoTokenParam, acceptsAutoToken, withoutAutoToken } from "#src/shared/account/safe-next.ts";
import { type HttpContext, bindingsOf, type HttpEnv } from "#src/server/http/request/http-env.ts";
import { httpError, jsonError } from "#src/server/http/rest/error-response.ts";
import { demoTarget } from "#src/shared/site/demo.ts";
import { legacyTarget } from "#src/shared/site/legacy-redirects.ts";
import type { Hono } from "hono";

/** Whether an address is a page's: calls, health checks and files are none. */
const isPage = (pathname: string): boolean =>
  (!pathname.startsWith("/api/") || pathname === serverPaths.apiDocs()) &&
  !/^\/(?:healthz|readyz)$|\.[a-z0-9]+$/.test(pathname);

/**
 * Removes a one-time sign-in code from every page's address that has no use for it, before the page, a
 * redirect or a `next` can pass it on. Done here, so that it covers prerendered pages and browsers without
 * scripts.
 */
export function dropAutoToken(c: HttpContext): Response | null {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return null;
  if (!c.req.url.includes("?")) return null;
  const { pathname, search, searchParams } = new URL(c.req.url);
  if (!searchParams.has(autoTokenParam) || !isPage(pathname) || acceptsAutoToken(pathname)) return null;
  c.set("routePattern", "(without its code)");
  return c.redirect(pathname + withoutAutoToken(search), 302);
}

/**
 * Refuses a request with two `Host` headers (RFC 9112, 3.2). Node takes the first; a proxy or cache that
 * takes the second would store our answer under another site.
 */
export function refuseSecondHost(c: HttpContext): Response | null {
  const raw = bindingsOf(c).incoming?.rawHeaders ?? [];
  const hosts = raw.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host");
  if (hosts.length < 2) return null;
  c.set("routePattern", "(two hosts)");
  return jsonError(c, httpError(400, "BAD_REQUEST", "A request has one Host header."));
}

/** Redirects to the demo. Needs no access check: the demo's pages are files, the same for everyone. */
export function redirectToDemo(c: HttpContext): Response | null {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return null;
  // Runs on every request, and parsing a URL costs a tenth of answering with a file.
  if (!c.req.url.includes("?") && !c.req.url.includes("bypass-auth")) return null;
  const { pathname, searchParams } = new URL(c.req.url);
  const target = isPage(pathname) ? demoTarget(pathname, searchParams) : null;
  if (target === null) return null;
  c.set("routePattern", "(to the demo)");
  return c.redirect(target, 302);
}

/** `/blog/`, `//blog` and `/blog//` → `/blog`. A path that begins with two slashes would name a host. */
const withSingleSlashes = (pathname: string): string =>
  pathname.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");

/**
 * Every page has one address, without a slash at its end: others redirect there, with the query. API calls
 * don't: their caller should see the mistake.
 */
export function redirectToCanonical(c: HttpContext): Response | null {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return null;
  if (!/\/\/|.\/$/.test(c.req.path)) return null;
  const { pathname, search } = new URL(c.req.url);
  const target = withSingleSlashes(pathname);
  if (target.startsWith("/api/") && target !== serverPaths.apiDocs()) return null;
  c.set("routePattern", "(more slashes)");
  return c.redirect(target + search, 301);
}

/** Redirects old addresses. The new pages check access. */
export function legacyRoutes(app: Hono<HttpEnv>): void {
  app.get("*", (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const target = legacyTarget(pathname, searchParams);
    if (target === null) return next();
    c.set("routePattern", target.pattern);
    return Promise.resolve(c.redirect(target.location, target.status));
  });
}
