import { isBusy, isFull } from "#db/faults.ts";
import { seconds, after, days } from "#src/server/clock.ts";
import type { Deps, DepsSource } from "#src/server/deps.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import type { Hono } from "hono";

/** What keeps this server from its work, in a sentence; null while nothing does. */
export type Obstacle = string | null;

/** Longer than any write that is well; whoever asks asks again soon. */
const patienceMs = seconds(3);

const tooSlow = "The database takes too long to store something.";

/** A database that others write to at this moment can be written to. */
function obstacleIn(error: unknown): Obstacle {
  if (isBusy(error)) return null;
  return isFull(error) ? "The disk of the database is full." : "The database is out of reach.";
}

/** Whether this server can do its work: it needs a database that stores something now, and not only answers. */
export async function checkReadiness({ db }: Pick<Deps, "db">): Promise<Obstacle> {
  const { promise: late, resolve } = Promise.withResolvers<Obstacle>();
  const timer = setTimeout(resolve, patienceMs, tooSlow);
  const tried = db.tryWriting().then(() => null, obstacleIn);
  const obstacle = await Promise.race([tried, late]);
  clearTimeout(timer);
  return obstacle;
}

/*
 * A server that is about to stop keeps answering for a moment, so that the load balancer can take it out first: `/readyz` says so, and each
 * answer closes its connection. One that is kept open could be used for a request at the very moment at which it's closed.
 */

let draining = false;

export function beginDraining(): void {
  draining = true;
}

export const isDraining = (): boolean => draining;

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
