import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";
import { fetchWithTimeout } from "./connection.ts";

/** A server that does this with its requests, in turn, and answers all later ones. */
async function startServer(...turns: readonly ((response: ServerResponse) => unknown)[]) {
  let asked = 0;
  const server = createServer((_request, response) => {
    const turn = turns[asked] ?? (() => response.end("here"));
    asked += 1;
    turn(response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen.");
  return `http://127.0.0.1:${String(address.port)}`;
}

const breaks = (response: ServerResponse) => response.destroy();
const hangs = () => undefined;

it("finds a server that is back soon, also when what asked it before is lost", async () => {
  const url = await startServer(breaks, hangs);
  // As long as a request may take, however slow the server is: that is not how long a dead one is waited for.
  const ask = fetchWithTimeout(600_000);
  const answer = () =>
    ask(url).then(
      (response) => response.text(),
      () => "nothing",
    );
  expect(await answer()).toBe("nothing");
  const lost = answer();
  expect(await answer()).toBe("nothing");
  expect(await lost).toBe("nothing");
  await expect.poll(answer, { timeout: 30_000 }).toBe("here");
});

it("lets nobody wait in turn for a server that hangs: who comes right after one who waited in vain does not ask", async () => {
  // No time passes, however busy the machine is.
  vi.spyOn(performance, "now").mockReturnValue(0);
  const url = await startServer(breaks, hangs, hangs);
  const ask = fetchWithTimeout(600_000);
  await expect(ask(url)).rejects.toThrow("fetch failed");
  await expect(ask(url)).rejects.toThrow(/timeout/i);
  await expect(ask(url)).rejects.toThrow("does not answer");
});
