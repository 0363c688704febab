import { minutes, seconds } from "#src/server/clock.ts";
import type { Deps, DepsSource } from "#src/server/deps.ts";
import { errorResponse } from "#src/server/http/rest/error-response.ts";
import { wrongMethod } from "#src/server/http/rest/rest.ts";
import { contextOf, requestErrors } from "#src/server/http/request/request-context.ts";
import type { HttpContext, HttpEnv } from "#src/server/http/request/http-env.ts";
import { registerStream, reserveStream } from "#src/server/http/streams.ts";
import { arrive } from "#src/server/presence.ts";
import { createCaller, type Caller } from "#src/server/trpc/router.ts";
import type { Hono } from "hono";
import { streamSSE } from "hono/streaming";

/*
 * Server-sent events about a meeting or a workshop, so that all screens move together. Each look polls the
 * row in the database, so that any process can serve anyone. It calls the procedure with all its checks:
 * someone who loses access gets no further event.
 */

interface Feed {
  readonly path: string;
  /** Loads the state; its `version` becomes the event's id. */
  readonly look: (api: Caller, param: (name: string) => string) => Promise<{ readonly version: number }>;
  readonly lookEveryMs: number;
  /** Notes a listener. @returns what notes that they have gone */
  readonly arrive?: (id: string) => () => void;
}

/** Two people look at each other's screens; sixty phones in a room may take a second. */
const feeds: readonly Feed[] = [
  {
    path: "/api/facilitator/clients/:clientId/session/events",
    look: (api, param) => api.meeting.get({ clientId: param("clientId") }),
    lookEveryMs: 500,
  },
  {
    path: "/api/surveys/:surveyId/session/events",
    look: (api, param) => api.meeting.own({ surveyId: param("surveyId") }),
    lookEveryMs: 500,
    arrive,
  },
  {
    path: "/api/workshops/:workshopId/events",
    look: (api, param) => api.workshop.wall({ workshopId: param("workshopId") }),
    lookEveryMs: seconds(1),
  },
  {
    path: "/api/workshop-guests/:guestKey/events",
    look: (api, param) => api.workshopGuest.pulse({ guestKey: param("guestKey") }),
    lookEveryMs: seconds(1),
  },
];

/** Proxies close connections that are silent for longer. */
const heartbeatMs = seconds(15);
/** The browser reconnects after that. */
const maxDurationMs = minutes(30);

/**
 * Calls the feed's procedure as the current owner of the request's session or key.
 *
 * @param isCounted whether the stream has been counted as a public call
 */
async function poll(c: HttpContext, deps: Deps, feed: Feed, isCounted: boolean) {
  const context = await contextOf(c, deps);
  const seen = await feed.look(createCaller({ ...context, isCounted }), (name) => c.req.param(name) ?? "");
  return {
    ...{ data: JSON.stringify(seen), id: String(seen.version) },
    ...{ userId: context.actor?.userId, network: context.origin.network },
  };
}

async function answer(c: HttpContext, deps: Deps, feed: Feed): Promise<Response> {
  const { userId, network } = await poll(c, deps, feed, false);
  // Nobody reads the stream of a HEAD request, so nothing would end it.
  if (c.req.method === "HEAD") return c.body(null, 200, { "content-type": "text/event-stream" });
  const giveBack = reserveStream(c.req.param("guestKey") ?? userId ?? "", network);
  if (giveBack === null) throw requestErrors.tooManyStreams();
  // nginx would buffer some kilobytes of events.
  c.header("x-accel-buffering", "no");
  const answer = streamSSE(c, async (stream) => {
    const unregister = registerStream(() => void stream.close());
    const leave = feed.arrive?.(c.req.param("surveyId") ?? "");
    const release = () => {
      unregister();
      leave?.();
    };
    stream.onAbort(release);
    let said = "";
    let beatAt = 0;
    const endsAt = performance.now() + maxDurationMs;
    try {
      while (!stream.aborted && !stream.closed && performance.now() < endsAt) {
        const { data, id } = await poll(c, deps, feed, true);
        if (data !== said) await stream.writeSSE({ data, id });
        else if (performance.now() >= beatAt) await stream.write(": still here\n\n");
        else {
          await stream.sleep(feed.lookEveryMs);
          continue;
        }
        said = data;
        beatAt = performance.now() + heartbeatMs;
      }
    } catch {
      // Access was lost, or the database is down: the browser reconnects and gets the error.
    } finally {
      release();
      giveBack();
    }
  });
  // Hono sets "no-cache", which lets caches store private content.
  answer.headers.set("cache-control", "no-store");
  return answer;
}

/** One feed for each side. */
export function eventFeeds(app: Hono<HttpEnv>, source: DepsSource): void {
  for (const feed of feeds) {
    app.get(feed.path, async (c) => {
      c.set("routePattern", feed.path);
      const deps = await source.get();
      try {
        return await answer(c, deps, feed);
      } catch (error) {
        return errorResponse(c, error, deps.log);
      }
    });
    app.all(feed.path, wrongMethod(["GET", "HEAD"]));
  }
}
