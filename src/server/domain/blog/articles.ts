import type { PostContent } from "#src/shared/blog/post-content.ts";

/** An article that is a file in src/content/blog. */
export interface Article extends PostContent {
  readonly slug: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date | null;
  /** Written, and not to be seen by anyone yet. */
  readonly draft: boolean;
}

/** All of them, drafts among them. They are part of the build: no process has others later. */
export type ArticleSource = () => Promise<readonly Article[]>;
