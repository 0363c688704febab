import { paintPreview } from "#src/server/integrations/preview/paint-preview.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths } from "#src/shared/site/paths.ts";
import { previewName } from "#src/shared/site/server-paths.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import type { APIRoute, GetStaticPaths } from "astro";

export const prerender = true;

const pages = new Map(Object.values(publicPages).map((page) => [previewName(page.path), page]));

/**
 * Pictures of posts come from blog-[slug].png.ts, on demand. This route has a rest parameter because
 * Astro tries such routes last; otherwise development would ask this file first.
 */
export const getStaticPaths = (() =>
  Array.from(pages.keys(), (name) => ({ params: { name } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const page = pages.get(params["name"] ?? "");
  if (page === undefined) return new Response(null, { status: 404 });
  const { path, title, panes } = page;
  // The title has the name in it already.
  const above = path === paths.home() ? brand.tagline : brand.name;
  const picture = await paintPreview({ title, panes, above });
  return new Response(picture, { headers: { "content-type": "image/png" } });
};
