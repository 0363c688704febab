import { createHttp } from "#src/server/http/create-http.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import { makeDeps } from "#tests/setup/deps.ts";
import type { Hono } from "hono";
import { gunzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { GET } from "#src/pages/og/[...name].png.ts";
import { paths } from "#src/shared/site/paths.ts";
import { previewName } from "#src/shared/site/server-paths.ts";
import type { APIContext } from "astro";

const policy = "script-src 'self' 'sha256-used'; style-src 'self'";
const html = (text: string) => `<html><p>${text}</p>${"<br>".repeat(500)}</html>`;

let app: Hono<HttpEnv>;
/** What the next pages answer. */
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
  it("comes compressed, and may be kept by browsers that ask whether it has changed", async () => {
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
    "at %s is 304 until it shows something else, and stays under its own policy",
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

  it.each(["/blog/search?q=a", "/blogs", "/shared/a"])(
    "isn’t one at %s, which no browser keeps",
    async (path) => {
      expect((await get(path)).headers.get("cache-control")).toBe("no-store");
    },
  );

  it.each(["/blog/a-post.html", "/blog/a-post/index.html", "/blog/a-post%2ehtml", "/og/blog-a.png.html"])(
    "isn’t there by the name of a file, at %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("that is missing is looked for again", async () => {
    shown.status = 404;
    const missing = await get("/blog/a-post");
    expect([missing.status, missing.headers.get("cache-control")]).toEqual([404, "no-store"]);
    shown.status = 200;
    expect((await get("/blog/a-post")).status).toBe(200);
  });
});

/** What is used of what Astro hands over. While it serves sources, it hands over nothing from `getStaticPaths`. */
const asked = (name: string) => ({ params: { name }, props: null }) as unknown as APIContext;

it.each([
  [previewName(paths.home()), 200],
  [previewName(paths.johariWindow()), 200],
  ["blog-no-such-post", 404],
])("a link to a public page has a picture by its name alone: %s, %i", async (name, status) => {
  const answer = await GET(asked(name));
  expect(answer.status).toBe(status);
});
