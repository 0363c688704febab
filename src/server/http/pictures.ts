import type { DepsSource } from "#src/server/deps.ts";
import { notFoundPage } from "#src/server/http/pages/error-pages.ts";
import { publicErrorOf } from "#src/server/http/pages/page-form.ts";
import { contextOf, type HttpContext, type HttpEnv } from "#src/server/http/request/request-context.ts";
import { errorResponse, jsonTextResponse } from "#src/server/http/rest/error-response.ts";
import { picturesPath } from "#src/server/http/request/body-limit.ts";
import { servedFiles } from "#src/server/http/static-files.ts";
import { createCaller } from "#src/server/trpc/router.ts";
import type { Hono } from "hono";

/** It's named after what it shows, so it never changes. */
const forGood = {
  "content-type": "image/webp",
  "cache-control": "public, max-age=31536000, immutable",
};

async function show(c: HttpContext, source: DepsSource): Promise<Response> {
  c.set("routePattern", "/blog/pictures/[id].webp");
  const id = (c.req.param("file") ?? "").slice(0, -".webp".length);
  const context = await contextOf(c, await source.get(), { unproven: "anonymous" });
  try {
    const bytes = await createCaller(context).blog.picture({ id });
    return new Response(new Uint8Array(bytes), { headers: forGood });
  } catch (error) {
    // What is our fault becomes the page of failures, and a line in the log.
    if (publicErrorOf(error).status >= 500) throw error;
    return notFoundPage(c, servedFiles());
  }
}

async function take(c: HttpContext, source: DepsSource): Promise<Response> {
  c.set("routePattern", picturesPath);
  const deps = await source.get();
  try {
    const { picture } = createCaller(await contextOf(c, deps));
    const { alt } = await picture.check({ alt: c.req.query("alt") ?? "" });
    const base64 = Buffer.from(await c.req.arrayBuffer()).toString("base64");
    const added = await picture.add({ alt, base64 });
    return jsonTextResponse(c, JSON.stringify(added), 201);
  } catch (error) {
    return errorResponse(c, error, deps.log);
  }
}

/** Pictures are shown to whoever has their address; administrators send them as they are. */
export function pictureRoutes(app: Hono<HttpEnv>, source: DepsSource): void {
  app.get("/blog/pictures/:file{[0-9a-f]{32}\\.webp}", (c) => show(c, source));
  app.post(picturesPath, (c) => take(c, source));
}
