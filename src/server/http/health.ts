import { after, days, seconds } from "#src/server/clock.ts";
import type { DepsSource } from "#src/server/deps.ts";
import { checkReadiness, isDraining, type Obstacle } from "#src/server/http/readiness.ts";
import type { HttpEnv } from "#src/server/http/request/request-context.ts";
import type { Hono } from "hono";

/** Each check is a write: asking more often makes no more of them. */
const freshMs = seconds(5);
const retryAfterSeconds = freshMs / 1_000;

/** What `checkReadiness` says, or said a moment ago. */
function readinessOf(source: DepsSource): () => Promise<Obstacle> {
  let checked: { readonly until: Date; readonly obstacle: Promise<Obstacle> } | null = null;
  return async () => {
    const deps = await source.get();
    const now = deps.clock.now();
    const until = after(now, freshMs);
    // One that is fresh for longer than that was checked while the clock was wrong.
    if (checked === null || checked.until <= now || checked.until > until)
      checked = { until, obstacle: checkReadiness(deps) };
    return checked.obstacle;
  };
}

const securityTxt = "/.well-known/security.txt";

/**
 * `/healthz`: this process answers. `/readyz`: it can do its work. For load balancers and process managers. Beside them, where to write about a
 * hole (RFC 9116).
 */
export function healthRoutes(app: Hono<HttpEnv>, source: DepsSource): void {
  const readiness = readinessOf(source);
  app.get("/healthz", (c) => {
    c.set("routePattern", "/healthz");
    return c.text("ok");
  });
  app.get(securityTxt, async (c) => {
    c.set("routePattern", securityTxt);
    const { env, clock } = await source.get();
    // Nobody has to renew it.
    const expires = after(clock.now(), days(180)).toISOString();
    return c.text(`Contact: mailto:${env.SUPPORT_EMAIL}\nExpires: ${expires}\nPreferred-Languages: en\n`);
  });
  app.get("/readyz", async (c) => {
    c.set("routePattern", "/readyz");
    const obstacle = isDraining()
      ? "The server is about to stop."
      : await readiness().catch(() => "The server could not start.");
    return obstacle === null
      ? c.text("ok")
      : c.text(obstacle, 503, { "retry-after": String(retryAfterSeconds) });
  });
}
