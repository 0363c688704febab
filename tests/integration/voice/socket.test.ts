import { seconds } from "#src/server/clock.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import { getSignedUrl } from "#src/server/domain/voice/get-signed-url.ts";
import { listen } from "#src/server/http/listen.ts";
import { talkSocket } from "#src/server/http/socket/talk-socket.ts";
import { voiceTexts } from "#src/shared/voice/voice-texts.ts";
import { makeUser } from "#tests/factories/user.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { initiation, sound } from "#tests/setup/talk.ts";
import { connectTalk } from "#tests/setup/talk-client.ts";
import { once } from "node:events";
import { describe, expect, it, onTestFinished } from "vitest";

const demo = { purpose: "demo" } as const;

/** A server with a coach that says hello, and a fresh address for each talk. */
async function world(overrides: Partial<Deps> = {}) {
  const voice = scriptedBrain(({ floor }) => {
    floor.say(floor.begin(), "Hello.");
  });
  const deps = await makeDeps({ voice, ...overrides });
  const source = { get: () => Promise.resolve(deps), peek: () => deps };
  const server = await listen({
    fetch: () => new Response("an ordinary answer"),
    host: "127.0.0.1",
    port: 0,
    socket: talkSocket(source),
  });
  onTestFinished(() => server.stop());
  let asked = 0;
  const here = (url: string) => url.replace("localhost:4321", `127.0.0.1:${String(server.port)}`);
  return {
    deps,
    voice,
    here,
    ask: async (actor: Actor | null = null) => {
      asked += 1;
      const { signedUrl } = await getSignedUrl(
        deps,
        actor,
        { network: `10.${String(asked % 256)}.0.${String(asked >> 8)}` },
        demo,
      );
      return here(signedUrl);
    },
  };
}

describe("the socket of talks", () => {
  it("carries a whole talk", async () => {
    const { ask, voice, deps } = await world();
    const url = await ask();
    const client = connectTalk(`${url}&source=js_sdk&version=1.25.0`);
    // Sent at once, while the token is still looked up.
    client.socket.once("open", () => {
      client.tell(initiation, { type: "user_message", text: "Good morning." }, sound(8_000));
    });
    await client.get("agent_response");
    expect(client.socket.protocol).toBe("convai");
    expect(client.socket.extensions).toBe("");
    expect(client.received.map(({ type }) => type)).toEqual([
      "conversation_initiation_metadata",
      "agent_response",
    ]);
    const [talk] = voice.talks;
    expect(talk?.heard.map(([what]) => what)).toEqual(["said", "heardSound"]);
    talk?.floor.end();
    expect(await client.ended).toEqual({ code: 1000, reason: "" });
    expect(talk?.heard.at(-1)).toEqual(["close"]);
    const logged = deps.logged.join("");
    expect(logged).toContain('"route":"/v1/convai/conversation"');
    expect(logged).not.toContain(new URL(url).searchParams.get("conversation_signature"));
  });

  it("uses the built-in coach while an external service is down", async () => {
    const voice = {
      name: "elevenlabs",
      heardBy: "ElevenLabs",
      hasVoice: true,
      agentId: "agent-1",
      signedUrl: () => Promise.reject(new DomainError({ kind: "unavailable", code: "away", text: "Away." })),
    } as const;
    const { deps, ask, here } = await world({ voice });
    await expect(ask()).rejects.toThrow("Away.");
    const origin = { network: "10.250.0.1" };
    const { signedUrl } = await getSignedUrl(deps, null, origin, { ...demo, brain: "built-in" });
    const client = connectTalk(here(signedUrl));
    client.socket.once("open", () => {
      client.tell({ ...initiation, conversation_config_override: { conversation: { text_only: true } } });
    });
    expect(JSON.stringify(await client.get("agent_response"))).toContain("Maya");
  });

  it.each([
    ["another site’s page", { origin: "https://evil.example" }, voiceTexts.foreignPage],
    ["no page at all", { origin: "" }, voiceTexts.foreignPage],
    ["another protocol", { subprotocol: null }, voiceTexts.oldPage],
  ])("refuses %s with a sentence, and the token stays valid", async (_, options, sentence) => {
    const { ask } = await world();
    const url = await ask();
    expect(await connectTalk(url, options).ended).toEqual({ code: 1008, reason: sentence });
    const client = connectTalk(url);
    await once(client.socket, "open");
    client.tell(initiation);
    await client.get("agent_response");
  });

  it("accepts a token once, and no old or forged one", async () => {
    const { ask, here, deps } = await world();
    const url = await ask();
    const first = connectTalk(url);
    await once(first.socket, "open");
    first.tell(initiation);
    await first.get("agent_response");
    const old = await ask();
    deps.clock.advance(seconds(61));
    const base = here("ws://localhost:4321/v1/convai/conversation");
    for (const bad of [url, old, base, `${base}?conversation_signature=x`, `${base}?agent_id=openpane`])
      expect(await connectTalk(bad).ended).toEqual({ code: 1008, reason: voiceTexts.ticketSpent });
    expect(first.socket.readyState).toBe(first.socket.OPEN);
  });

  it("ends a person's earlier talk for a newer one", async () => {
    const { ask, deps } = await world();
    const alma = await makeUser(deps);
    const other = await makeUser(deps);
    const clients = [];
    for (const actor of [other, alma, alma]) {
      const client = connectTalk(await ask(actor));
      await once(client.socket, "open");
      client.tell(initiation);
      await client.get("agent_response");
      clients.push(client);
    }
    expect(await clients[1]?.ended).toEqual({ code: 1008, reason: voiceTexts.startedElsewhere });
    expect([clients[0]?.socket.readyState, clients[2]?.socket.readyState]).toEqual([1, 1]);
  });

  it("cuts off oversized frames and floods", async () => {
    const { ask, voice } = await world();
    const big = connectTalk(await ask());
    await once(big.socket, "open");
    big.socket.send("x".repeat(256 * 1024 + 1));
    expect(await big.ended).toMatchObject({ code: 1009 });
    const flood = connectTalk(await ask());
    await once(flood.socket, "open");
    flood.tell(initiation);
    for (let n = 0; n < 700; n += 1) flood.tell({ type: "user_activity" });
    expect(await flood.ended).toMatchObject({ code: 1008 });
    const binary = connectTalk(await ask());
    await once(binary.socket, "open");
    for (let n = 0; n < 6; n += 1) binary.socket.send(Buffer.from(JSON.stringify(initiation)));
    expect(await binary.ended).toMatchObject({ code: 1008 });
    expect(voice.talks).toHaveLength(1);
  });
});
