import type { DepsSource } from "#src/server/deps.ts";
import { notFoundPage } from "#src/server/http/pages/error-pages.ts";
import { plainRefusal } from "#src/server/http/rest/error-response.ts";
import { headerOf } from "#src/server/http/request/http-env.ts";
import { publicErrorOf } from "#src/server/http/pages/page-form.ts";
import { contextOf, type HttpContext, type HttpEnv } from "#src/server/http/request/request-context.ts";
import { servedFiles } from "#src/server/http/static-files.ts";
import { createCaller } from "#src/server/trpc/router.ts";
import type { PublicError } from "#src/server/trpc/errors.ts";
import { cardImageInput, maxKnown } from "#src/shared/result/card.input.ts";
import type { Hono } from "hono";

const pattern = "/card/[publicId].png";

/** Whoever keeps the picture has to ask each time: one that was taken back must not show for another hour. */
const cacheControl = "no-cache";

const refuse = (c: HttpContext, error: PublicError): Response =>
  error.status === 429 ? plainRefusal(error) : notFoundPage(c, servedFiles());

/** The picture of a card, for everyone who has its address: chats and networks fetch it for their previews. */
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
      // What is our fault becomes the page of failures, and a line in the log.
      if (refusal.status >= 500) throw error;
      return refuse(c, refusal);
    }
  });
}
