import { isBusy, isFull } from "#db/faults.ts";
import { seconds, after, days } from "#src/server/clock.ts";
import type { Deps, DepsSource } from "#src/server/deps.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import type { Hono } from "hono";

/** What keeps this server from its work, in a sentence; null while nothing does. */
export type Obstacle = string | null;

/** Longer than any healthy write; the monitor asks again soon. */
const patienceMs = seconds(3);

const tooSlow = "The database takes too long to store something.";

/** A database busy with other writes is writable. */
function obstacleIn(error: unknown): Obstacle {
  if (isBusy(error)) return null;
  return isFull(error) ? "The disk of the database is full." : "The database is out of reach.";
}

/** Whether this server can do its work: its database has to accept a write, and not only answer. */
export async function checkReadiness({ db }: Pick<Deps, "db">): Promise<Obstacle> {
  const { promise: late, resolve } = Promise.withResolvers<Obstacle>();
  const timer = setTimeout(resolve, patienceMs, tooSlow);
  const tried = db.tryWriting().then(() => null, obstacleIn);
  const obstacle = await Promise.race([tried, late]);
  clearTimeout(timer);
  return obstacle;
}

/*
 * A server about to stop keeps answering for a moment, so that the load balancer can remove it: `/readyz`
 * fails, and each answer closes its connection. A connection kept open could get a request just as it is
 * closed.
 */

let draining = false;

export function beginDraining(): void {
  draining = true;
}

export const isDraining = (): boolean => draining;

/** Each check is a write, so its result is reused. */
const freshMs = seconds(5);
const retryAfterSeconds = freshMs / 1_000;

/** The result of `checkReadiness`, cached for a moment. */
function readinessOf(source: DepsSource): () => Promise<Obstacle> {
  let checked: { readonly until: Date; readonly obstacle: Promise<Obstacle> } | null = null;
  return async () => {
    const deps = await source.get();
    const now = deps.clock.now();
    const until = after(now, freshMs);
    // A longer freshness means that the clock was wrong.
    if (checked === null || checked.until <= now || checked.until > until)
      checked = { until, obstacle: checkReadiness(deps) };
    return checked.obstacle;
  };
}

const securityTxt = "/.well-known/security.txt";

/** `/healthz`: this process answers. `/readyz`: it can do its work. Also security.txt (RFC 9116). */
export function healthRoutes(app: Hono<HttpEnv>, source: DepsSource): void {
  const readiness = readinessOf(source);
  app.get("/healthz", (c) => {
    c.set("routePattern", "/healthz");
    return c.text("ok");
  });
  app.get(securityTxt, async (c) => {
    c.set("routePattern", securityTxt);
    const { env, clock } = await source.get();
    // Always half a year ahead, so that nobody has to renew it.
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
