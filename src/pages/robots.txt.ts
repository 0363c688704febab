import type { APIRoute } from "astro";

export const prerender = true;

/** Pages for one person say "noindex" themselves: a robot must be let in to read that. */
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${new URL("/sitemap.xml", site).href}\n`);
