import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "#tests/e2e/support/fixtures.ts";

/** Takes connections as RFC 6455 says, on a port of its own, and nothing more. */
async function takeSockets() {
  const server = createServer().on("upgrade", (request, socket) => {
    const key = `${request.headers["sec-websocket-key"] ?? ""}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
    const accept = createHash("sha1").update(key).digest("base64");
    const head = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"];
    socket.on("error", () => socket.destroy());
    socket.write(`${[...head, `Sec-WebSocket-Accept: ${accept}`].join("\r\n")}\r\n\r\n`);
    socket.on("data", () => socket.end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { address: `ws://127.0.0.1:${String(port)}/`, close: () => server.close() };
}

test.describe("the connection test", () => {
  // A connection that fails is one of the outcomes.
  test.use({ expectedComplaints: /WebSocket connection to/ });

  test("says whether a connection to another host opens", async ({ page }) => {
    const { address, close } = await takeSockets();
    await page.goto(serverPaths.websocketTest());
    const attempt = async (written: string) => {
      await page.getByLabel("Address").fill(written);
      await page.getByRole("button", { name: "Open a connection" }).click();
    };
    await attempt(address);
    await expect(page.getByRole("status")).toHaveText("It opened and closed again.");
    close();
    await attempt("no address");
    await expect(page.getByRole("status")).toContainText(/should start with wss|It didn’t open/);
    await attempt("ws://127.0.0.1:1/");
    await expect(page.getByRole("status")).toContainText("It didn’t open (code 1006).");
  });
});

test("the introduction leads from screen to screen without a script", async ({ openVisitor }) => {
  const page = await openVisitor({ javaScriptEnabled: false });
  await page.goto(paths.intro());
  await page.getByRole("link", { name: "Next: Others pick theirs" }).click();
  await expect(page.getByRole("heading", { name: "Others pick theirs" })).toBeInViewport();
  await page.getByRole("link", { name: "Next: The window opens" }).click();
  await expect(page.getByRole("link", { name: "Start with your own words" })).toBeInViewport();
});
