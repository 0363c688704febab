import { brand } from "#src/shared/site/brand.ts";
import { blogPaths } from "#src/shared/site/server-paths.ts";
import { paths } from "#src/shared/site/paths.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import rss from "@astrojs/rss";
import type { APIRoute } from "astro";

/** The newest so many: who reads a feed has had the others. */
const most = 50;

export const GET: APIRoute = async ({ site, locals }) => {
  const { posts } = await locals.deps.blog.edition();
  return rss({
    title: `${brand.name}, ${publicPages.blog.title.toLowerCase()}`,
    description: publicPages.blog.description,
    site: new URL(paths.blog(), site),
    xmlns: { atom: "http://www.w3.org/2005/Atom" },
    trailingSlash: false,
    items: posts.slice(0, most).map(({ id, data }) => ({
      title: data.title,
      description: data.description,
      link: paths.blogPost(id),
      pubDate: data.publishedAt,
      categories: [...data.tags],
    })),
    customData: `<language>en</language><atom:link href="${new URL(blogPaths.feed(), site).href}" rel="self" type="application/rss+xml"/>`,
  });
};
