import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import { trackAddress } from "./smtp.ts";

async function listen(): Promise<number> {
  const server = createServer((socket) => socket.end());
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("It does not listen.");
  return address.port;
}

describe("where the mail server is", () => {
  it("is found for a connection also before it was looked up", async () => {
    const socket = await trackAddress("localhost").connect(await listen(), 5_000);
    expect(socket.remoteAddress).toContain("127.0.0.1");
    socket.destroy();
  });

  it("is a failure where nobody listens", async () => {
    const port = await listen();
    await expect(trackAddress("nowhere.invalid").connect(port, 5_000)).rejects.toThrow();
  });
});
