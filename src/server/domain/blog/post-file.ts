import type { PostContent } from "#src/shared/blog/post-content.ts";

/** A post as a file in src/content/blog: front matter and Markdown. */
export interface PostFile extends PostContent {
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
  readonly draft: boolean;
}

export interface PostFileFormat {
  /** What stands in front matter, unchecked, and the text below it; null where there's no front matter that can be read. */
  readonly read: (file: string) => { readonly fields: object; readonly markdown: string } | null;
  readonly print: (post: PostFile) => string;
}
