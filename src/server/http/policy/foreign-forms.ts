import type { DepsSource } from "#src/server/deps.ts";
import { foreignPage } from "#src/server/http/pages/error-pages.ts";
import { servedFiles } from "#src/server/http/static-files.ts";
import { isFromElsewhere } from "#src/server/http/request/same-origin.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import type { MiddlewareHandler } from "hono";

/**
 * An older browser that names no origin is believed, because a peer's form has no power that its sender lacks. A session counts only where
 * `isSameOrigin` proves it; without proof the form is nobody's.
 */
const namesNoOrigin = (headers: Headers): boolean =>
  headers.get("sec-fetch-site") === null && headers.get("origin") === "null";

/** Email providers send the form of this page themselves when someone unsubscribes in their program (RFC 8058). */
const exempt: ReadonlySet<string> = new Set(["/email/unsubscribe"]);

/** Refuses what another site's page sends to one of ours, before the page runs. The API has rules of its own. */
export const refuseForeignForms =
  (source: DepsSource): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD" || exempt.has(c.req.path)) return next();
    const { env } = await source.get();
    const { headers } = c.req.raw;
    if (!isFromElsewhere(headers, env.siteUrl) || namesNoOrigin(headers)) return next();
    c.res = foreignPage(c, servedFiles());
  };
