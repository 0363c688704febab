import type { DepsSource } from "#src/server/deps.ts";
import { notFoundPage } from "#src/server/http/pages/error-pages.ts";
import { plainRefusal, errorResponse, jsonTextResponse } from "#src/server/http/rest/error-response.ts";
import { headerOf, type HttpContext, type HttpEnv } from "#src/server/http/request/http-env.ts";
import { publicErrorOf } from "#src/server/http/pages/page-form.ts";
import { contextOf } from "#src/server/http/request/request-context.ts";
import { servedFiles } from "./static-files.ts";
import { createCaller } from "#src/server/trpc/router.ts";
import type { PublicError } from "#src/server/trpc/errors.ts";
import { cardImageInput, maxKnown } from "#src/shared/result/card.input.ts";
import type { Hono } from "hono";
import { picturesPath } from "#src/server/http/request/body-limit.ts";

const pattern = "/card/[publicId].png";

/** Caches must revalidate: a removed card must not show for another hour. */
const cacheControl = "no-cache";

const refuse = (c: HttpContext, error: PublicError): Response =>
  error.status === 429 ? plainRefusal(error) : notFoundPage(c, servedFiles());

/** A card's picture, public to everyone with its address: chats and social networks fetch it for previews. */
export function cardImageRoute(app: Hono<HttpEnv>, source: DepsSource): void {
  app.get("/card/:file{[\\w-]+\\.png}", async (c) => {
    c.set("routePattern", pattern);
    const publicId = c.req.param("file").slice(0, -".png".length);
    const known = headerOf(c, "if-none-match")?.slice(0, maxKnown);
    const { format, theme } = c.req.query();
    const asked = cardImageInput.safeParse({ publicId, known, format, theme });
    if (!asked.success) return notFoundPage(c, servedFiles());
    const api = createCaller(await contextOf(c, await source.get()));
    try {
      const { body, encoding, contentType, tag } = await api.card.image(asked.data);
      const headers = { etag: `"${tag}"`, "cache-control": cacheControl, "x-robots-tag": "noindex" };
      if (body === null) return new Response(null, { status: 304, headers });
      return new Response(Buffer.from(body, encoding), {
        headers: { ...headers, "content-type": contentType },
      });
    } catch (error) {
      const refusal = publicErrorOf(error);
      // Our own faults become the error page and a log line.
      if (refusal.status >= 500) throw error;
      return refuse(c, refusal);
    }
  });
}

/** Its name is a hash of its content, so it never changes. */
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

/** Serves posts' pictures to everyone, and takes uploads from administrators. */
export function pictureRoutes(app: Hono<HttpEnv>, source: DepsSource): void {
  app.get("/blog/pictures/:file{[0-9a-f]{32}\\.webp}", (c) => show(c, source));
  app.post(picturesPath, (c) => take(c, source));
}
