import { listen } from "#tests/fakes/listen.ts";
import { createServer, type ServerResponse } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";
import { fetchWithin } from "./connection.ts";

/** A server that answers its first requests like this, and then succeeds. */
async function startServer(...turns: readonly ((response: ServerResponse) => unknown)[]) {
  let asked = 0;
  const server = createServer((_request, response) => {
    const turn = turns[asked] ?? (() => response.end("here"));
    asked += 1;
    turn(response);
  });
  const { host, stop } = await listen(server);
  onTestFinished(stop);
  return `http://${host}`;
}

const breaks = (response: ServerResponse) => response.destroy();
const hangs = () => undefined;

it("notices a server that is back, even if its last probe was lost", async () => {
  const url = await startServer(breaks, hangs);
  // A slow request may take this long; a dead server is given up sooner.
  const ask = fetchWithin(600_000);
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

it("doesn't queue callers behind a hanging server", async () => {
  vi.spyOn(performance, "now").mockReturnValue(0);
  const url = await startServer(breaks, hangs, hangs);
  const ask = fetchWithin(600_000);
  await expect(ask(url)).rejects.toThrow("fetch failed");
  await expect(ask(url)).rejects.toThrow(/timeout/i);
  await expect(ask(url)).rejects.toThrow("does not answer");
});
