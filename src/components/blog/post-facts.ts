import { brand } from "#src/shared/brand.ts";
import { paths } from "#src/shared/paths.ts";
import type { Post } from "./posts.ts";

/**
 * What a post is in the words of schema.org, for search engines.
 *
 * @param absolute makes an address of the whole web of a path
 */
export function postFacts(
  { id, data }: Pick<Post, "id" | "data">,
  absolute: (path: string) => string,
): Readonly<Record<string, unknown>> {
  const path = paths.blogPost(id);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: data.title,
    description: data.description,
    datePublished: data.publishedAt.toISOString(),
    dateModified: (data.updatedAt ?? data.publishedAt).toISOString(),
    author: { "@type": "Organization", name: data.author },
    publisher: { "@type": "Organization", name: brand.name, url: absolute(paths.home()) },
    image: absolute(paths.preview(path)),
    mainEntityOfPage: absolute(path),
    keywords: data.tags.join(", "),
  };
}
