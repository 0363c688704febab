import { createHttp } from "#src/server/http/create-http.ts";
import type { HttpEnv } from "#src/server/http/request/http-env.ts";
import { serveFilesOf } from "#src/server/http/static-files.ts";
import { seconds } from "#src/server/clock.ts";
import { makePost } from "#tests/factories/post.ts";
import { makeUser } from "#tests/factories/user.ts";
import { makeDeps, type TestDeps } from "#tests/setup/deps.ts";
import type { Hono } from "hono";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

const html =
  '<html><link rel="stylesheet" href="/_astro/a.css"><link rel="stylesheet" href="/_astro/b.css"><p>made</p></html>';
const policy = "script-src 'self' 'sha256-unused'; style-src 'self'";

let deps: TestDeps;
let app: Hono<HttpEnv>;
let made = 0;
/** What the next pages answer. */
let status = 200;

beforeAll(() => {
  const dist = mkdtempSync(join(tmpdir(), "openpane-kept-"));
  mkdirSync(join(dist, "client/blog/sample"), { recursive: true });
  writeFileSync(join(dist, "client/blog/sample/post.html"), "<style>p{color:red}</style>");
  writeFileSync(join(dist, "client/404.html"), "nothing here");
  serveFilesOf(dist, (_, built) => built);
});

beforeEach(async () => {
  deps = await makeDeps();
  made = 0;
  status = 200;
  const source = { get: () => Promise.resolve(deps), peek: () => deps };
  app = createHttp({
    source,
    pages: [
      (c) => {
        made += 1;
        const headers = { "content-type": "text/html", "content-length": String(html.length) };
        return Promise.resolve(
          c.body(html, status === 200 ? 200 : 404, { ...headers, "content-security-policy": policy }),
        );
      },
    ],
  });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`http://localhost:4321${path}`, { headers: { "accept-encoding": "br", ...headers } });

describe("a page of the blog", () => {
  it("is made once, whole and with its styles in itself", async () => {
    const first = await get("/blog/a-post");
    const second = await get("/blog/a-post");
    expect(made).toBe(1);
    for (const answer of [first, second]) {
      const text = brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString();
      expect(text).toBe("<html><style>p{color:red}</style><p>made</p></html>");
      expect(answer.headers.get("content-length")).toBeNull();
      expect(answer.headers.get("content-security-policy")).toMatch(
        /^script-src 'self'; style-src 'self' 'sha256-[\w+/=]+'$/,
      );
      expect(answer.headers.get("cache-control")).toBe("no-cache");
      expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    }
    const etag = second.headers.get("etag") ?? "";
    expect((await get("/blog/a-post", { "if-none-match": etag })).status).toBe(304);
    const plain = await get("/blog/a-post", { "accept-encoding": "identity" });
    expect(await plain.text()).toContain("<p>made</p>");
    expect(made).toBe(1);
  });

  it("is made once for many first readers", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, async () => get("/blog/a-post")));
    expect(made).toBe(1);
    expect(new Set(answers.map((answer) => answer.headers.get("etag"))).size).toBe(1);
  });

  it("is made again once readers see something else", async () => {
    const author = await makeUser(deps, { isAdmin: true });
    await get("/blog/a-post");
    await makePost(deps, author);
    deps.clock.advance(seconds(1));
    await get("/blog/a-post");
    await get("/blog/a-post");
    expect(made).toBe(2);
  });

  it.each(["/blog", "/blog/page/2", "/blog/tags/a", "/blog/feed.xml", "/sitemap.xml", "/og/blog-a.png"])(
    "is one at %s",
    async (path) => {
      await get(path);
      await get(path);
      expect(made).toBe(1);
    },
  );

  it.each(["/blog/search?q=a", "/blogs", "/blog/A", "/blog/%00", "/about", "/og/home.png", "/sitemap.xml/x"])(
    "isn’t one at %s",
    async (path) => {
      await get(path);
      await get(path);
      expect(made).toBe(2);
    },
  );

  it.each(["/blog/a-post.html", "/blog/a-post/index.html", "/blog/a-post%2ehtml", "/og/blog-a.png.html"])(
    "isn’t there by the name of a file, at %s",
    async (path) => {
      expect((await get(path)).status).toBe(404);
      expect(made).toBe(0);
    },
  );

  it("is looked for again where nothing was", async () => {
    status = 404;
    expect((await get("/blog/a-post")).status).toBe(404);
    status = 200;
    expect((await get("/blog/a-post")).status).toBe(200);
  });

  it("isn’t one of the samples that styles come from", async () => {
    const answer = await get("/blog/sample/post", { "accept-encoding": "identity" });
    expect([answer.status, await answer.text()]).toEqual([404, "nothing here"]);
  });
});
