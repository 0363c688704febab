import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { HttpContext } from "./http-env.ts";

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
