import { createHttp } from "#src/server/http/create-http.ts";
import { listen } from "#src/server/http/listen.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";

/* Written to a socket, because libraries would not send this. */

async function statusOf(port: number, lines: readonly string[]): Promise<string | undefined> {
  const socket = connect(port, "127.0.0.1");
  socket.end(`${[...lines, "Connection: close"].join("\r\n")}\r\n\r\n`);
  return (await text(socket)).split("\r\n")[0];
}

it.each([
  [["Host: localhost"], 200],
  [["Host: localhost", "Accept: host"], 200],
  [["Host: localhost", "Host: evil.example"], 400],
  [["Host: localhost", "host: localhost"], 400],
  [["Host: localhost", "Accept: */*", "HOST: evil.example"], 400],
  [[], 400],
])("answers a request with %j with %i", async (headers, status) => {
  const deps = await makeDeps();
  const { fetch } = createHttp({ source: { get: () => Promise.resolve(deps), peek: () => deps } });
  const server = await listen({ fetch, host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.stop());
  for (const path of ["/healthz", "/api/traits"])
    expect(await statusOf(server.port, [`GET ${path} HTTP/1.1`, ...headers])).toContain(
      ` ${String(status)} `,
    );
});
