import { listen } from "#src/server/http/listen.ts";
import { talkSocket } from "#src/server/http/socket/talk-socket.ts";
import { getSignedUrl } from "#src/server/domain/voice/get-signed-url.ts";
import { scriptedBrain } from "#tests/fakes/scripted-brain.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import { initiation } from "#tests/setup/talk.ts";
import { once } from "node:events";
import { IncomingMessage } from "node:http";
import { connect, createServer, Socket, type AddressInfo } from "node:net";
import { describe, expect, it, onTestFinished, vi } from "vitest";

/* Connections that use WebSocket like no browser does. */

const path = "/v1/convai/conversation";

const handshake = (url: string): string =>
  [
    `GET ${url} HTTP/1.1`,
    "host: localhost",
    "origin: http://localhost:4321",
    "connection: upgrade",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    "sec-websocket-protocol: convai",
    "\r\n",
  ].join("\r\n");

/** A frame, masked with zeros. */
function frame(opcode: number, payload = ""): Buffer {
  const bytes = Buffer.from(payload);
  const length = bytes.length < 126 ? [0x80 | bytes.length] : [0xfe, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...length, 0, 0, 0, 0]), bytes]);
}
const [text, ping, pong] = [1, 9, 10];

async function world() {
  const voice = scriptedBrain();
  const deps = await makeDeps({ voice });
  const sockets = talkSocket({ get: () => Promise.resolve(deps), peek: () => deps });
  const server = await listen({ fetch: () => new Response(""), host: "127.0.0.1", port: 0, socket: sockets });
  onTestFinished(() => server.stop());
  const dial = async (url: string): Promise<Socket> => {
    const socket = connect(server.port, "127.0.0.1");
    socket.on("error", () => undefined);
    onTestFinished(() => {
      socket.destroy();
    });
    socket.write(handshake(url));
    await once(socket, "data");
    socket.resume();
    return socket;
  };
  const talk = async (): Promise<Socket> => {
    const { signedUrl } = await getSignedUrl(deps, null, { network: "203.0.113.1" }, { purpose: "demo" });
    const { pathname, search } = new URL(signedUrl);
    const socket = await dial(pathname + search);
    socket.write(frame(text, JSON.stringify(initiation)));
    return socket;
  };
  return { voice, sockets, dial, talk };
}

/** How many bytes a connection accepts before it is closed, up to 20 MB. */
async function floodedWith(socket: Socket, one: Buffer): Promise<number> {
  const many = Buffer.concat(Array.from({ length: Math.ceil(32_768 / one.length) }, () => one));
  const isClosed = new Promise((resolve) => socket.once("close", resolve));
  let sent = 0;
  while (!socket.destroyed && sent < 20_000_000) {
    sent += many.length;
    if (socket.write(many)) continue;
    await Promise.race([new Promise((resolve) => socket.once("drain", resolve)), isClosed]);
  }
  return sent;
}
/** Buffers on the way accept some bytes, too. */
const aFewSeconds = 12_000_000;

describe("a connection that floods the server", () => {
  it.each([
    ["answers to no pings", frame(pong)],
    ["pings", frame(ping, "x".repeat(125))],
  ])("is cut off during a talk: %s", async (_, one) => {
    const { talk, voice } = await world();
    expect(await floodedWith(await talk(), one)).toBeLessThan(aFewSeconds);
    await expect.poll(() => voice.talks.map(({ heard }) => heard.at(-1))).toEqual([["close"]]);
  });

  it("is cut off after its refusal", async () => {
    const { dial } = await world();
    expect(await floodedWith(await dial(path), frame(text, "x".repeat(60_000)))).toBeLessThan(aFewSeconds);
  });
});

describe("an upgrade to another protocol", () => {
  it("is answered and closed, even when its connection breaks or the client stays", async () => {
    const { sockets } = await world();
    const taken: Socket[] = [];
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      taken.push(socket);
      sockets.upgrade(new IncomingMessage(new Socket()), socket, Buffer.alloc(0));
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const client = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
    onTestFinished(() => {
      client.destroy();
    });
    const [answer] = (await once(client, "data")) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 404 /);
    expect(taken[0]?.listenerCount("error")).toBeGreaterThan(0);
    await expect.poll(() => taken[0]?.destroyed).toBe(true);
  });
});

describe("a server that stops", () => {
  it("waits for no connection whose token can't be looked up", async () => {
    const deps = await makeDeps();
    const asked = vi.fn(() => new Promise<never>(() => undefined));
    const socket = talkSocket({ get: asked, peek: () => deps });
    const fetch = () => new Response("");
    const server = await listen({ fetch, host: "127.0.0.1", port: 0, socket, patienceMs: 100 });
    const client = connect(server.port, "127.0.0.1");
    const isClosed = once(client, "close");
    client.write(handshake(path));
    client.resume();
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    await server.stop();
    await isClosed;
  });
});
