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
 * Takes a one-time sign-in code out of the address of every page that has no use for it, before the page, a redirect or a
 * `next` can carry it on. Here, so that it also holds for prerendered pages and for browsers without scripts.
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
 * Refuses a request with two `Host` headers (RFC 9112, 3.2). Node believes the first; a proxy or a cache in front that
 * believes the second would file our answer under another site.
 */
export function refuseSecondHost(c: HttpContext): Response | null {
  const raw = bindingsOf(c).incoming?.rawHeaders ?? [];
  const hosts = raw.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host");
  if (hosts.length < 2) return null;
  c.set("routePattern", "(two hosts)");
  return jsonError(c, httpError(400, "BAD_REQUEST", "A request has one Host header."));
}

/**
 * Leads to the demo whoever asks for it. Nothing is decided here about who may see what: the demo's pages are files, the
 * same for everyone, and no session is looked at.
 */
export function toDemo(c: HttpContext): Response | null {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return null;
  // Every request comes by here, and to take an address apart costs as much as a tenth of answering with a file.
  if (!c.req.url.includes("?") && !c.req.url.includes("bypass-auth")) return null;
  const { pathname, searchParams } = new URL(c.req.url);
  const target = isPage(pathname) ? demoTarget(pathname, searchParams) : null;
  if (target === null) return null;
  c.set("routePattern", "(to the demo)");
  return c.redirect(target, 302);
}

/** `/blog/`, `//blog` and `/blog//` → `/blog`. What begins with two slashes would be the name of another host. */
const withSingleSlashes = (pathname: string): string =>
  pathname.replaceAll(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");

/**
 * Every page has one address, without a slash at its end: whoever asks for it with more slashes is sent there, with the
 * query. Calls of the API are not: a wrong path is a mistake that its caller should see.
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

/** Sends old addresses to where their pages are now. Nothing is decided here about who may see what: the pages do that. */
export function legacyRoutes(app: Hono<HttpEnv>): void {
  app.get("*", (c, next) => {
    const { pathname, searchParams } = new URL(c.req.url);
    const target = legacyTarget(pathname, searchParams);
    if (target === null) return next();
    c.set("routePattern", target.pattern);
    return Promise.resolve(c.redirect(target.location, target.status));
  });
}
