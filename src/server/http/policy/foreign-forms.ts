import type { DepsSource } from "#src/server/deps.ts";
import { foreignPage } from "#src/server/http/pages/error-pages.ts";
import { servedFiles } from "#src/server/http/static-files.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import type { MiddlewareHandler } from "hono";

/**
 * Whether a browser says that a form comes from another site's page. Old browsers say nothing at all, or name no origin
 * ("null"): they are believed, because a peer's form has no power that its sender lacks. A session counts only where
 * `isSameOrigin` proves it; without proof the form is nobody's.
 */
function isForeignForm(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site" || site === "same-site";
  const origin = headers.get("origin");
  return origin !== null && origin !== "null" && origin !== new URL(siteUrl).origin;
}

/** Email providers send the form of this page themselves when someone unsubscribes in their program (RFC 8058). */
const open: ReadonlySet<string> = new Set(["/email/unsubscribe"]);

/** Refuses what another site's page sends to one of ours, before the page runs. The API has rules of its own. */
export const refuseForeignForms =
  (source: DepsSource): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || open.has(c.req.path)) return next();
    const { env } = await source.get();
    if (!isForeignForm(c.req.raw.headers, env.siteUrl)) return next();
    c.res = foreignPage(c, servedFiles());
  };
