import { publisherFacts } from "#src/components/reading/facts.ts";
import type { ShownPost } from "#src/shared/blog/post-content.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";

/** A post's first publication and last change. */
export function postDates({ publishedAt, updatedAt }: Pick<ShownPost["data"], "publishedAt" | "updatedAt">) {
  return { published: publishedAt.toISOString(), changed: (updatedAt ?? publishedAt).toISOString() };
}

/**
 * What a post is in the words of schema.org, for search engines.
 *
 * @param absolute makes an address of the whole web of a path
 */
export function postFacts(
  { id, data }: Pick<ShownPost, "id" | "data">,
  absolute: (path: string) => string,
): Readonly<Record<string, unknown>> {
  const path = paths.blogPost(id);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: data.title,
    description: data.description,
    datePublished: postDates(data).published,
    dateModified: postDates(data).changed,
    author: { "@type": "Organization", name: data.author },
    publisher: publisherFacts(absolute),
    image: absolute(serverPaths.preview(path)),
    mainEntityOfPage: absolute(path),
    ...(data.tags.length > 0 && { keywords: data.tags.join(", ") }),
  };
}
