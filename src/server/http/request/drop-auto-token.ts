import {
  autoTokenParam,
  acceptsAutoToken,
  withoutAutoToken,
} from "#src/shared/account/verification/auto-token.ts";
import type { HttpContext } from "./http-env.ts";
import { isPage } from "#src/server/http/pages/page-address.ts";

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
