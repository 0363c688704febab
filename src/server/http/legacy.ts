import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import { legacyTarget } from "#src/shared/site/legacy-redirects.ts";
import type { Hono } from "hono";

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
