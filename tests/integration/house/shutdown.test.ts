import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { startServerProcess } from "#tests/setup/process/server-process.ts";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { initiation } from "#tests/setup/talk.ts";
import { connectTalk } from "#tests/setup/talk-client.ts";
import { voiceTexts } from "#src/shared/voice/voice-texts.ts";
import { z } from "zod";

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

describe("SIGTERM", () => {
  it("finishes running requests, then exits with code 0", async () => {
    const { url: databaseUrl } = await makeDatabaseUrl();
    const server = await startServerProcess(databaseUrl);
    const [head, tail] = ['{"email":"nobody@example.org",', '"password":"Granite-tulip-4"}'];
    const running = request(`${server.url}/api/login`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "content-length": head.length + tail.length,
        expect: "100-continue",
      },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      running.once("response", resolve).once("error", reject);
    });
    running.flushHeaders();
    // The server is handling the request and waits for its body.
    await once(running, "continue");
    running.write(head);
    server.terminate();
    while (await isUp(server.url)) await new Promise((resolve) => setImmediate(resolve));
    running.end(tail);
    expect((await answered).statusCode).toBe(401);
    expect(await server.exited).toBe(0);
  });
});

it("SIGTERM notifies everyone who talks and ends the process, even if a client doesn't answer", async () => {
  const { url: databaseUrl } = await makeDatabaseUrl();
  const server = await startServerProcess(databaseUrl);
  const talkTo = async () => {
    const answer = await fetch(`${server.url}/api/voice/get-signed-url`);
    const { signedUrl } = z.object({ signedUrl: z.string() }).parse(await answer.json());
    const client = connectTalk(signedUrl.replace(/\/\/[^/]+/, server.url.replace("http:", "")));
    await once(client.socket, "open");
    client.tell(initiation);
    await client.get("agent_response");
    return client;
  };
  const [polite, deaf] = [await talkTo(), await talkTo()];
  deaf.socket.pause();
  server.terminate();
  expect(await polite.ended).toEqual({ code: 1001, reason: voiceTexts.serverStops });
  expect(await server.exited).toBe(0);
});
