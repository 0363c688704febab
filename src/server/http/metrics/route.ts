import type { DepsSource } from "#src/server/deps.ts";
import { watchEventLoop } from "#src/server/http/metrics/event-loop.ts";
import { listMetrics } from "#src/server/http/metrics/list-metrics.ts";
import { metricsText } from "#src/server/http/metrics/metrics-text.ts";
import type { HttpEnv } from "#src/server/http/request/request-context.ts";
import { hash, timingSafeEqual } from "node:crypto";
import type { Hono } from "hono";

/** In the same time whatever is given: hashes are equally long. */
const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(hash("sha256", given, "buffer"), hash("sha256", wanted, "buffer"));

const bearerOf = (header: string | undefined): string => /^Bearer +(\S+)$/i.exec(header ?? "")?.[1] ?? "";

/** `/metrics`, for Prometheus: behind METRICS_TOKEN, and not there without that setting. */
export function metricsRoute(app: Hono<HttpEnv>, source: DepsSource): void {
  let loop: ReturnType<typeof watchEventLoop> | null = null;
  app.get("/metrics", async (c, next) => {
    const deps = await source.get();
    const { METRICS_TOKEN } = deps.env;
    if (METRICS_TOKEN === undefined) return next();
    c.set("routePattern", "/metrics");
    if (!isSame(bearerOf(c.req.header("authorization")), METRICS_TOKEN))
      return c.text("Send METRICS_TOKEN as a bearer token.", 401, { "www-authenticate": "Bearer" });
    loop ??= watchEventLoop();
    const text = metricsText(await listMetrics(deps, loop));
    return c.body(text, 200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" });
  });
}
