import type { APIResponse } from "@playwright/test";
import { expect, testOfServer as test } from "#tests/e2e/support/fixtures.ts";
import { trialSettings } from "#scripts/built-server.ts";
import { serverEntry } from "#scripts/build/builds.ts";
import { freePort } from "#tests/setup/process/free-port.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { z } from "zod";

/* How the built server serves files, and how it refuses to start. Needs no browser. */

test.describe("files of the build", () => {
  const policyOf = (answer: APIResponse) => answer.headers()["content-security-policy"] ?? "";

  test("the landing page is compressed, has its policy, and is 304 when known", async ({ request }) => {
    const page = await request.get("/", { headers: { "accept-encoding": "br" } });
    expect(page.status()).toBe(200);
    expect(page.headers()).toMatchObject({
      "content-encoding": "br",
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
    });
    expect(policyOf(page)).toContain("frame-ancestors 'none'");
    expect(policyOf(page)).not.toContain("unsafe");
    const etag = page.headers()["etag"] ?? "";
    const again = await request.get("/", { headers: { "if-none-match": etag } });
    expect(again.status()).toBe(304);
    expect(await again.body()).toHaveLength(0);
    const plain = await request.get("/", { headers: { "accept-encoding": "identity" } });
    expect(plain.headers()["content-encoding"]).toBeUndefined();
    expect(await plain.text()).toContain("</html>");
  });

  test("the files for browsers, programs and researchers exist", async ({ request }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toMatch(/^Disallow: \/api\/\nAllow: \/api\/docs$/m);
    const manifest = await request.get("/site.webmanifest");
    expect(manifest.headers()["content-type"]).toBe("application/manifest+json");
    const { icons } = z
      .object({ icons: z.array(z.object({ src: z.string() })) })
      .parse(await manifest.json());
    for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
    const security = await (await request.get("/.well-known/security.txt")).text();
    expect(security).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const expires = new Date(/^Expires: (\S+)$/m.exec(security)?.[1] ?? "").getTime() - Date.now();
    expect(expires).toBeGreaterThan(30 * 86_400_000);
    expect(expires).toBeLessThan(365 * 86_400_000);
    const change = await request.get("/.well-known/change-password", { maxRedirects: 0 });
    expect([change.status(), change.headers()["location"]]).toEqual([302, "/account"]);
  });

  test("files with a version in their name may be cached for a year", async ({ request }) => {
    const html = await (await request.get("/login")).text();
    const sheet = /\/_astro\/[\w.-]+\.css/.exec(html)?.[0] ?? "";
    for (const path of [sheet, "/fonts/newsreader-display.v1.woff2", "/fonts/pane-text.v1.woff2"]) {
      const file = await request.get(path);
      expect({ path, status: file.status() }).toEqual({ path, status: 200 });
      expect(file.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    }
  });

  test("pages for one person aren't stored", async ({ request }) => {
    for (const path of ["/login", "/dashboard/self", "/assessment/new"]) {
      const page = await request.get(path, { maxRedirects: 0 });
      expect(page.headers()["cache-control"]).toBe("no-store");
      expect(policyOf(page)).not.toContain("unsafe");
    }
  });

  test("pages with a token in their address send no referrer and aren't stored", async ({ request }) => {
    for (const path of [
      "/login?token=a-secret",
      "/login?reset=a-secret",
      "/reset-password?token=a-secret",
      "/verify-email/a-secret",
      "/verify-email?auto_token=a-secret",
      "/withdraw/a-secret",
      "/shared/a-secret",
      "/assessment/invite/a-secret",
    ]) {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers();
      expect([path, headers["referrer-policy"]]).toEqual([path, "no-referrer"]);
      expect([path, headers["cache-control"]]).toEqual([path, expect.stringMatching(/^no-(store|cache)$/)]);
    }
  });

  test("a missing page says so, in any spelling", async ({ request, baseURL }) => {
    for (const path of [
      "/nothing",
      "/nothing/",
      "/a/b/c/d",
      "/blog/nope",
      "/403",
      "/404",
      "/500",
      "/%2e%2e/%2e%2e/etc/passwd",
      "//nothing",
      "/_image",
      "/_actions/x",
      "/_server-islands/x",
    ]) {
      const page = await request.get(`${String(baseURL)}${path}`);
      expect({ path, status: page.status() }).toEqual({ path, status: 404 });
      expect(await page.text()).toContain("404 Page Not Found");
    }
  });
});

test.describe("the start", () => {
  /** Starts the server with these settings and waits for it to give up. */
  async function refusal(settings: Readonly<Record<string, string>>): Promise<string> {
    const env = {
      ...process.env,
      ...trialSettings(`http://localhost:${String(await freePort())}`, "file:test-results/refusal.db"),
      ...settings,
    };
    const child = spawn("node", [serverEntry], { env, stdio: ["ignore", "ignore", "pipe"] });
    const exited = once(child, "exit");
    const said = await text(child.stderr);
    await exited;
    expect(child.exitCode).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(1);
    return said;
  }

  test("is refused with one sentence for a bad setting, named without its value", async () => {
    const aboutMail = await refusal({ MAIL_URL: "http://secret@host" });
    expect(aboutMail).toMatch(/MAIL_URL: must start with smtp/);
    expect(aboutMail).not.toContain("secret");
  });

  test("is refused with one sentence for another site's address", async () => {
    const settings = {
      SITE_URL: "https://openpane.example",
      MAIL_URL: "smtp://127.0.0.1:1",
      BOT_CHECK: "off",
    };
    expect(await refusal(settings)).toMatch(
      /^This build was made for http:\/\/localhost\S*, and SITE_URL is https/,
    );
  });

  test("is refused with one sentence while the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    const database = test.info().outputPath("untouched.db");
    const settings = { PORT: port, HOST: "127.0.0.1", DATABASE_URL: `file:${database}` };
    expect(await refusal(settings)).toContain(`Port ${port} is taken`);
    // Newer code would have changed the tables under a running server.
    expect(existsSync(database)).toBe(false);
    other.close();
  });
});
