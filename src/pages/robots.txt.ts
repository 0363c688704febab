import { serverPaths } from "#src/shared/site/server-paths.ts";
import type { APIRoute } from "astro";

export const prerender = true;

/** Pages for one person say "noindex" themselves: a robot must be let in to read that. */
export const GET: APIRoute = ({ site }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nAllow: ${serverPaths.apiDocs()}\n\nSitemap: ${new URL("/sitemap.xml", site).href}\n`,
  );
