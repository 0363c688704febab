import { createHttp } from "#src/server/http/create-http.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import type { Hono } from "hono";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";

const policy = "script-src 'self' 'sha256-used'; style-src 'self'";
const html = (text: string) => `<html><p>${text}</p>${"<br>".repeat(500)}</html>`;

let app: Hono<HttpEnv>;
let shown = { text: "first", status: 200 };

beforeEach(async () => {
  const deps = await makeDeps();
  shown = { text: "first", status: 200 };
  app = createHttp({
    source: { get: () => Promise.resolve(deps), peek: () => deps },
    pages: [
      () => {
        const headers = { "content-type": "text/html", "content-security-policy": policy };
        return Promise.resolve(new Response(html(shown.text), { status: shown.status, headers }));
      },
    ],
  });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:4321${path}`, { headers });

describe("a page of the blog", () => {
  it("is compressed, and browsers may store it if they check for changes", async () => {
    const page = await get("/blog/a-post", { "accept-encoding": "br, gzip" });
    expect(Object.fromEntries(page.headers)).toMatchObject({
      "content-encoding": "gzip",
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
    });
    expect(gunzipSync(Buffer.from(await page.arrayBuffer())).toString()).toBe(html("first"));
    expect(await (await get("/blog/a-post")).text()).toBe(html("first"));
  });

  it.each(["/blog", "/blog/page/2", "/blog/tags/a", "/blog/feed.xml", "/sitemap.xml", "/og/blog-a.png"])(
    "at %s is 304 until it changes, and keeps its own policy",
    async (path) => {
      const etag = (await get(path)).headers.get("etag") ?? "";
      const same = await get(path, { "if-none-match": etag, "accept-encoding": "gzip" });
      expect([same.status, await same.text()]).toEqual([304, ""]);
      expect(same.headers.get("content-security-policy")).toBe(policy);
      expect(same.headers.get("cache-control")).toBe("no-cache");
      shown.text = "second";
      const changed = await get(path, { "if-none-match": etag });
      expect([changed.status, await changed.text()]).toEqual([200, html("second")]);
    },
  );
});
