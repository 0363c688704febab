import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { autoTokenParam, acceptsAutoToken, withoutAutoToken } from "#src/shared/account/auto-token.ts";
import { type HttpContext, bindingsOf, type HttpEnv } from "#src/server/http/request/http-env.ts";
import { httpError, jsonError } from "#src/server/http/rest/error-response.ts";
import { demoTarget } from "#src/shared/site/demo.ts";
import type { Hono } from "hono";

/** The target of an old address. */
export interface LegacyTarget {
  /** A path of this site with its query. */
  readonly location: string;
  readonly status: 301 | 302;
  /** The old address's pattern, for the log: the path itself may hold a token. */
  readonly pattern: string;
}

/** The values of `{name}` in a pattern, decoded. */
type Parts = Readonly<Record<string, string>>;

interface LegacyRow {
  readonly pattern: string;
  /**
   * 301 for an address with one successor. 302 if the query, a token or the person decides, because that may
   * change and must not be cached.
   */
  readonly status: 301 | 302;
  /** Removes from `query` what it uses; the rest is kept. null: never an address. */
  readonly path: (parts: Parts, query: URLSearchParams) => string | null;
}

/** Reads and removes a parameter. */
function take(query: URLSearchParams, name: string): string | null {
  const value = query.get(name);
  query.delete(name);
  return value;
}

/** A browser folds these into another path, encoded or not. */
const isDots = (part: string): boolean => part === "." || part === "..";

const tabs: ReadonlyMap<string | null, (id: string) => string> = new Map([
  ["admin", paths.assessmentEdit],
  ["results", paths.assessmentResults],
  ["survey", paths.assessment],
]);

/** The former single page: a round's id and a tab, a new round, or the dashboard. */
function oldSurveyPath(query: URLSearchParams): string {
  const tab = take(query, "tab");
  const id = take(query, "assessmentId") ?? "";
  const isNew = take(query, "createNew") === "true";
  const tabPath = tabs.get(tab);
  if (tabPath !== undefined && id !== "" && !isDots(id)) return tabPath(id);
  if (isNew) return paths.assessmentNew();
  // The dashboard still has these two tabs.
  if (tab === "self" || tab === "facilitator") query.set("tab", tab);
  return paths.dashboard();
}

function sharedPath({ shareId = "" }: Parts): string {
  return paths.shared(shareId);
}

/** `verify`, or `verified={status}`. Either may have a token, in the path or in the query. */
function oldAuthPath({ rest = "", token: part }: Parts, query: URLSearchParams): string | null {
  const [, status, inPath] = /^verified=(.*?)(?:&token=([^&]*))?$/is.exec(rest) ?? [];
  const token = take(query, "token") ?? part ?? inPath ?? "";
  if (rest !== "verify" || part !== undefined) {
    if (status === undefined) return null;
    query.set("status", status);
  }
  return paths.verifyEmail(token === "" || isDots(token) ? undefined : token);
}

/** Every old address that still leads somewhere. */
export const legacyRows: readonly LegacyRow[] = [
  { pattern: "/self-assessment", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/self-assessments", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/home", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/app", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/survey", status: 302, path: (_, query) => oldSurveyPath(query) },
  { pattern: "/shared-survey/{shareId}", status: 301, path: sharedPath },
  { pattern: "/self-assessment/share/{shareId}", status: 301, path: sharedPath },
  { pattern: "/self-assessment/thank-you-share", status: 301, path: () => paths.thankYou() },
  // Peers find their receipt there.
  { pattern: paths.thankYou(), status: 302, path: () => paths.complete() },
  { pattern: "/assessment/{id}/edit", status: 302, path: ({ id = "" }) => paths.assessment(id) },
  // Password managers look there (https://w3c.github.io/webappsec-change-password-url/).
  { pattern: "/.well-known/change-password", status: 302, path: () => paths.account() },
  { pattern: "/auth", status: 302, path: () => paths.login() },
  { pattern: "/auth/{rest}", status: 302, path: oldAuthPath },
  { pattern: "/auth/{rest}/{token}", status: 302, path: oldAuthPath },
];

/** Decodes once; null if the encoding is broken, or the part would lead up the path. */
function decodePart(part: string): string | null {
  try {
    const decoded = decodeURIComponent(part);
    return decoded === "" || isDots(decoded) ? null : decoded;
  } catch {
    return null;
  }
}

function matchPattern(pattern: string, segments: readonly (string | null)[]): Parts | null {
  const wanted = pattern.split("/").slice(1);
  if (wanted.length !== segments.length) return null;
  const parts: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const want = wanted[index] ?? "";
    if (segment === null) return null;
    if (want.startsWith("{")) parts[want.slice(1, -1)] = segment;
    else if (segment !== want) return null;
  }
  return parts;
}

/** The new address of an old one; null for any other. The rest of the query is kept. */
export function legacyTarget(pathname: string, params: URLSearchParams): LegacyTarget | null {
  const segments = pathname.split("/").slice(1).map(decodePart);
  for (const { pattern, status, path } of legacyRows) {
    const parts = matchPattern(pattern, segments);
    if (parts === null) continue;
    const query = new URLSearchParams(params);
    const target = path(parts, query);
    if (target === null) return null;
    return { location: query.size === 0 ? target : `${target}?${query.toString()}`, status, pattern };
  }
  return null;
}

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
