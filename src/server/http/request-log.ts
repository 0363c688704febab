import type { DepsSource } from "#src/server/deps.ts";
import { randomUUID } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { routePath } from "hono/route";
import type { HttpEnv } from "./request-context.ts";

/** Gives each request an id and logs it with its route's pattern: the path itself may hold a token. */
export function requestLog(source: DepsSource): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const start = performance.now();
    const requestId = randomUUID();
    c.set("requestId", requestId);
    await next();
    source.peek()?.log.info("request", {
      requestId,
      method: c.req.method,
      route: c.get("routePattern") ?? routePath(c, -1),
      status: c.res.status,
      ms: Math.round((performance.now() - start) * 10) / 10,
    });
  };
}
