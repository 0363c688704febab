import { makeDatabaseUrl } from "#tests/setup/database/database.ts";
import { startServerProcess } from "#tests/setup/process/server-process.ts";
import { initiation } from "#tests/setup/talk.ts";
import { connectTalk } from "#tests/setup/talk-client.ts";
import { voiceTexts } from "#src/shared/voice/voice-texts.ts";
import { once } from "node:events";
import { expect, it } from "vitest";
import { z } from "zod";

it("SIGTERM tells everyone who talks, and ends the process also where a client doesn't answer", async () => {
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
