import type { DepsSource } from "#src/server/deps.ts";
import type { Hono } from "hono";
import type { HttpEnv } from "#src/server/http/request-context.ts";

/** `/healthz`: this process answers. `/readyz`: it can do its work. For load balancers and process managers. */
export function healthRoutes(app: Hono<HttpEnv>, source: DepsSource): void {
  app.get("/healthz", (c) => {
    c.set("routePattern", "/healthz");
    return c.text("ok");
  });
  app.get("/readyz", async (c) => {
    c.set("routePattern", "/readyz");
    try {
      await (await source.get()).db.ping();
      return c.text("ok");
    } catch {
      return c.text("The database is out of reach.", 503);
    }
  });
}
