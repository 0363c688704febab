import { paintPreview } from "#src/server/integrations/preview/paint-preview.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths, previewName } from "#src/shared/site/paths.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import type { APIRoute, GetStaticPaths } from "astro";

export const prerender = true;

/** Those of posts are made when someone asks for them. */
export const getStaticPaths = (() =>
  Object.values(publicPages).map(({ path, title, panes }) => ({
    params: { name: previewName(path) },
    // The name stands in its title already.
    props: { title, panes, above: path === paths.home() ? brand.tagline : brand.name },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<Parameters<typeof paintPreview>[0]> = async ({ props }) =>
  new Response(await paintPreview(props), { headers: { "content-type": "image/png" } });
