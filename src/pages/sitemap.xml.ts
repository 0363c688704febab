import { paths } from "#src/shared/site/paths.ts";
import { publicPages } from "#src/shared/site/public-pages.ts";
import type { APIRoute } from "astro";

/** Every page that search engines may show, and nothing else (sitemaps.org). */
export const GET: APIRoute = async ({ site, locals }) => {
  const { posts } = await locals.deps.blog.edition();
  const pages = Object.values(publicPages).map(({ path }) => ({ path, changed: null }));
  const articles = posts.map(({ id, data }) => ({
    path: paths.blogPost(id),
    changed: data.updatedAt ?? data.publishedAt,
  }));
  // Addresses hold letters, digits, hyphens and slashes: nothing that XML would read as its own.
  const rows = [...pages, ...articles].map(({ path, changed }) => {
    const day = changed === null ? "" : `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>`;
    return `<url><loc>${new URL(path, site).href}</loc>${day}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join("\n")}\n</urlset>\n`;
  return new Response(body, { headers: { "content-type": "application/xml" } });
};
