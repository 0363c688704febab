import { createRuntime } from "#src/server/app.ts";
import { seconds } from "#src/server/clock.ts";
import { loadEnv } from "#src/server/env.ts";
import { createHttp } from "#src/server/http/create-http.ts";
import { endOnSignal, listen } from "#src/server/http/listen.ts";
import { endStreams } from "#src/server/http/streams.ts";
import { talkSocket } from "#src/server/http/socket/talk-socket.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";

/* The whole server without pages, in its own process. It tells its port to its parent. */

const env = loadEnv();
const runtime = await createRuntime(env);
// A coach that says hello, for talks without sound.
const voice = scriptedBrain(({ floor }) => {
  floor.say(floor.begin(), "Hello.");
});
const deps = { ...runtime.deps, voice };
const source = { get: () => Promise.resolve(deps), peek: () => deps };
const http = createHttp({ source });
const server = await listen({ fetch: http.fetch, host: "127.0.0.1", port: 0, socket: talkSocket(source) });
endOnSignal(async () => {
  await server.drain(seconds(env.DRAIN_SECONDS));
  const stopped = server.stop();
  endStreams();
  await stopped;
  await runtime.stop();
});
process.send?.(server.port);
