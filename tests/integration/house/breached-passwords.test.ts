import { createBreachedPasswords } from "#src/server/integrations/breached-passwords.ts";
import { createLogger } from "#src/server/log.ts";
import { listen } from "#tests/fakes/listen.ts";
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";

const known = "Granite-tulip-4";
const digits = createHash("sha1").update(known).digest("hex").toUpperCase();

/** A server that knows one password and records requests. */
async function startService(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  const { host, stop } = await listen(server);
  onTestFinished(stop);
  return { url: `http://${host}/range/`, asked };
}

const padding = `${"0".repeat(35)}:0\r\n`;
const knows: Parameters<typeof startService>[0] = (_, response) => {
  response.end(`${padding}${digits.slice(5)}:12\r\n${"A".repeat(35)}:3`);
};

function passwordsOf(url: string, lines: string[] = [], deadlineMs = 60_000) {
  const log = createLogger("debug", (line) => lines.push(line) > 0);
  return createBreachedPasswords({ url, log, deadlineMs });
}

describe("breached passwords", () => {
  it("are found while the service learns five digits only", async () => {
    const { url, asked } = await startService(knows);
    expect(await passwordsOf(url)(known)).toBe(true);
    expect(asked[0]?.url).toBe(`/range/${digits.slice(0, 5)}`);
    expect(asked[0]?.headers["add-padding"]).toBe("true");
    expect(JSON.stringify(asked[0]?.rawHeaders)).not.toContain(known);
  });

  it.each([
    ["fails", (_: IncomingMessage, response: ServerResponse) => response.writeHead(503).end()],
    [
      "leads elsewhere",
      (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
    ],
    ["never answers", () => undefined],
  ] as const)("lock nobody out when the service %s, and the log names no password", async (_, answer) => {
    const { url } = await startService(answer);
    const lines: string[] = [];
    expect(await passwordsOf(url, lines, 200)(known)).toBe(false);
    expect(lines.join()).toContain("breached passwords cannot be asked");
    expect(lines.join()).not.toMatch(new RegExp(`${known}|${digits.slice(0, 5)}`));
  });
});
