import type { DepsSource } from "#src/server/deps.ts";
import { notFoundPage } from "#src/server/http/pages/error-pages.ts";
import { publicErrorOf } from "#src/server/http/pages/page-form.ts";
import { contextOf, type HttpContext, type HttpEnv } from "#src/server/http/request/request-context.ts";
import { errorResponse, jsonTextResponse } from "#src/server/http/rest/error-response.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { picturesPath } from "#src/server/http/request/body-limit.ts";
import { servedFiles } from "#src/server/http/static-files.ts";
import { callProcedure } from "#src/server/trpc/call-procedure.ts";
import { pictureAltInput, pictureListInput } from "#src/shared/blog/picture.input.ts";
import { pictureListOutput, uploadedPictureOutput } from "#src/shared/blog/picture.output.ts";
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
    const bytes = await callProcedure(context, "blog.picture", { id });
    if (!(bytes instanceof Uint8Array)) throw new Error("A picture is bytes");
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
    const context = await contextOf(c, deps);
    const alt = c.req.query("alt");
    await callProcedure(context, "picture.check", { alt });
    const base64 = Buffer.from(await c.req.arrayBuffer()).toString("base64");
    const added = await callProcedure(context, "picture.add", { alt, base64 });
    return jsonTextResponse(c, JSON.stringify(added), 201);
  } catch (error) {
    return errorResponse(c, error, deps.log);
  }
}

export const pictureOperations: readonly Operation[] = [
  {
    ...{ method: "get", path: "/admin/pictures", procedure: "picture.list" },
    summary: "Pictures for posts, newest first; for administrators",
    query: pictureListInput,
    output: pictureListOutput,
  },
  {
    ...{ method: "post", path: "/admin/pictures", procedure: "picture.add", status: 201 },
    summary: "Put a picture of at most 8 MB into the library, as it is and not as JSON; for administrators",
    file: { types: ["image/jpeg", "image/png", "image/webp", "image/avif"], take },
    query: pictureAltInput,
    output: uploadedPictureOutput,
  },
];

/** Pictures are shown to whoever has their address. */
export function pictureRoutes(app: Hono<HttpEnv>, source: DepsSource): void {
  app.get("/blog/pictures/:file{[0-9a-f]{32}\\.webp}", (c) => show(c, source));
}
