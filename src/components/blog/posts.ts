import { published } from "#src/shared/site/blog.ts";
import { getCollection, type CollectionEntry } from "astro:content";

export type Post = CollectionEntry<"blog">;

let posts: Promise<readonly Post[]> | undefined;

/** What the blog shows, newest first, as of the moment of the build. */
export function publishedPosts(): Promise<readonly Post[]> {
  posts ??= getCollection("blog").then((all) => published(all, new Date()));
  return posts;
}
