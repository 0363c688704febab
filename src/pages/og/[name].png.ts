import { publishedPosts } from "#src/components/blog/posts.ts";
import { paintPreview } from "#src/server/integrations/preview/paint-preview.ts";
import { brand } from "#src/shared/site/brand.ts";
import { paths, previewName } from "#src/shared/site/paths.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import type { APIRoute, GetStaticPaths } from "astro";

export const prerender = true;

export const getStaticPaths = (async () => {
  const posts = await publishedPosts();
  const pages = Object.values(publicPages).map(({ path, title, panes }) => ({
    params: { name: previewName(path) },
    // The name stands in its title already.
    props: { title, panes, above: path === paths.home() ? brand.tagline : brand.name },
  }));
  const articles = posts.map(({ id, data }) => ({
    params: { name: previewName(paths.blogPost(id)) },
    props: { title: data.title, panes: data.cover.panes, above: publicPages.blog.title },
  }));
  return [...pages, ...articles];
}) satisfies GetStaticPaths;

export const GET: APIRoute<Parameters<typeof paintPreview>[0]> = async ({ props }) =>
  new Response(await paintPreview(props), { headers: { "content-type": "image/png" } });
