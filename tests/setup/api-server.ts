import { createRuntime } from "#src/server/app.ts";
import { loadEnv } from "#src/server/env.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { serve } from "@hono/node-server";

/*
 * The whole server but its pages, for tests that need a process of its own. It tells its port to the process that
 * started it.
 */

const { deps } = await createRuntime(loadEnv());
const http = createHttp({ source: { get: () => Promise.resolve(deps), peek: () => deps } });
serve({ fetch: http.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) => process.send?.(port));
