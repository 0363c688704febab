import { createRuntime } from "#src/server/app.ts";
import { loadEnv } from "#src/server/env.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { endOnSignal, listen } from "#src/server/http/listen.ts";

/*
 * The whole server but its pages, for tests that need a process of its own. It tells its port to the process that
 * started it.
 */

const runtime = await createRuntime(loadEnv());
const { deps } = runtime;
const http = createHttp({ source: { get: () => Promise.resolve(deps), peek: () => deps } });
const server = await listen({ fetch: http.fetch, host: "127.0.0.1", port: 0 });
endOnSignal(async () => {
  await server.stop();
  await runtime.stop();
});
process.send?.(server.port);
