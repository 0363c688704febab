import { minutes, seconds } from "#src/server/clock.ts";
import type { Deps, DepsSource } from "#src/server/deps.ts";
import { errorResponse } from "#src/server/http/rest/error-response.ts";
import { wrongMethod } from "#src/server/http/rest/rest.ts";
import { contextOf, type HttpContext, type HttpEnv } from "#src/server/http/request/request-context.ts";
import { requestErrors } from "#src/server/http/request/request-errors.ts";
import { holdStream } from "#src/server/http/open-streams.ts";
import { callProcedure } from "#src/server/trpc/call-procedure.ts";
import type { ProcedurePath } from "#src/server/trpc/router.ts";
import type { Hono } from "hono";
import { streamSSE } from "hono/streaming";

/*
 * The changes of a meeting as server-sent events, so that both screens move in step. The meeting's state is a row in the database, which
 * this looks at: so any process can serve either side, and a server that goes down loses nothing. Each look is the procedure's own,
 * with all that it checks; someone who may not see the meeting any more gets no further event.
 */

const lookEveryMs = 500;
/** Proxies close connections that are silent for longer. */
const beatEveryMs = seconds(15);
/** The browser asks again by itself after that. */
const longestMs = minutes(30);
/** Tabs that one person may have open at the same time. */
const mostForOne = 6;

const streams = new Map<string, number>();
const addStream = (userId: string, n: number): void => {
  const count = (streams.get(userId) ?? 0) + n;
  if (count > 0) streams.set(userId, count);
  else streams.delete(userId);
};

const isVersioned = (value: unknown): value is { readonly version: number } =>
  typeof value === "object" && value !== null && "version" in value && typeof value.version === "number";

/** What the procedure says now, for who the request's session belongs to now. */
async function look(c: HttpContext, deps: Deps, procedure: ProcedurePath) {
  const context = await contextOf(c, deps);
  const meeting = await callProcedure(context, procedure, c.req.param());
  if (!isVersioned(meeting)) throw new Error(`${procedure} gives no meeting`);
  return { meeting, userId: context.actor?.userId ?? "" };
}

async function answer(c: HttpContext, deps: Deps, procedure: ProcedurePath): Promise<Response> {
  const { userId } = await look(c, deps, procedure);
  // Nobody reads what HEAD would stream, so nothing would ever end it.
  if (c.req.method === "HEAD") return c.body(null, 200, { "content-type": "text/event-stream" });
  if ((streams.get(userId) ?? 0) >= mostForOne) throw requestErrors.tooManyStreams();
  return streamSSE(c, async (stream) => {
    addStream(userId, 1);
    const release = holdStream(() => void stream.close());
    stream.onAbort(release);
    let version = -1;
    let beatAt = 0;
    const endsAt = performance.now() + longestMs;
    try {
      while (!stream.aborted && !stream.closed && performance.now() < endsAt) {
        const { meeting } = await look(c, deps, procedure);
        if (meeting.version !== version)
          await stream.writeSSE({ data: JSON.stringify(meeting), id: String(meeting.version) });
        else if (performance.now() >= beatAt) await stream.write(": still here\n\n");
        else {
          await stream.sleep(lookEveryMs);
          continue;
        }
        version = meeting.version;
        beatAt = performance.now() + beatEveryMs;
      }
    } catch {
      // They may not see it any more, or the database is away: the browser asks again, and is told.
    } finally {
      release();
      addStream(userId, -1);
    }
  });
}

const feeds = [
  ["/api/facilitator/clients/:clientId/session/events", "meeting.get"],
  ["/api/surveys/:surveyId/session/events", "meeting.own"],
] as const satisfies readonly (readonly [string, ProcedurePath])[];

/** One feed for each side. */
export function meetingEvents(app: Hono<HttpEnv>, source: DepsSource): void {
  for (const [path, procedure] of feeds) {
    app.get(path, async (c) => {
      c.set("routePattern", path);
      const deps = await source.get();
      try {
        return await answer(c, deps, procedure);
      } catch (error) {
        return errorResponse(c, error, deps.log);
      }
    });
    app.all(path, wrongMethod(["GET", "HEAD"]));
  }
}
