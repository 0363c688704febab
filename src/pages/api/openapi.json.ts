import { openApiDocument } from "#src/server/http/openapi/document.ts";
import type { APIRoute } from "astro";

/** Half a megabyte for everyone: as a file it's compressed, has an ETag, and costs nothing to serve. */
export const prerender = true;

export const GET: APIRoute = () => Response.json(openApiDocument());
