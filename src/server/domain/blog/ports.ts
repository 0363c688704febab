import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { PostHeading } from "#src/shared/blog/post.output.ts";

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

/** What's wrong with a text, and on which line. */
export interface PostFault {
  readonly line: number;
  readonly message: string;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface RenderedPost {
  /** Safe to put into a page as it is. */
  readonly html: string;
  readonly headings: readonly PostHeading[];
  /** What it says, without any marks, for searching. */
  readonly text: string;
}

export type Rendering =
  | { readonly post: RenderedPost; readonly faults: null }
  | { readonly post: null; readonly faults: readonly PostFault[] };

/**
 * Makes HTML of a post's Markdown, or says what keeps it from that. Nothing in a text is ever run.
 *
 * @param pictures those that the text may show, by id
 */
export type PostRenderer = (markdown: string, pictures: ReadonlyMap<string, PictureSize>) => Rendering;

/** A picture as it's kept: WebP, of a size for pages, with nothing of what came in the file beside it. */
interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Encodes a picture anew, or says why it can't be taken. */
export type PictureEncoder = (
  file: Uint8Array,
) => Promise<
  | { readonly picture: EncodedPicture; readonly refusal: null }
  | { readonly picture: null; readonly refusal: string }
>;
