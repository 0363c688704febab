import type { PostContent } from "#src/shared/blog/post-content.ts";
import type { PostHeading } from "#src/shared/blog/post.output.ts";

/** An article that is a file in src/content/blog. */
export interface Article extends PostContent {
  readonly slug: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date | null;
  /** Not visible to readers yet. */
  readonly draft: boolean;
}

/** All articles of the build, including drafts; they never change in a process. */
export type ArticleSource = () => Promise<readonly Article[]>;

/** A post as a file in src/content/blog: front matter and Markdown. */
export interface PostFile extends PostContent {
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
  readonly draft: boolean;
}

export interface PostFileFormat {
  /** Unchecked front matter and the text below it; null if the front matter can't be read. */
  readonly read: (file: string) => { readonly fields: object; readonly markdown: string } | null;
  readonly print: (post: PostFile) => string;
}

export interface PostFault {
  readonly line: number;
  readonly message: string;
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export interface RenderedPost {
  /** Safe to insert into a page. */
  readonly html: string;
  readonly headings: readonly PostHeading[];
  /** The plain text, for searching. */
  readonly text: string;
  /** The first paragraph's text. */
  readonly lead: string;
}

export type Rendering =
  | { readonly post: RenderedPost; readonly faults: null }
  | { readonly post: null; readonly faults: readonly PostFault[] };

/**
 * Renders a post's Markdown, or says what is wrong with it. Nothing in the text is ever executed.
 *
 * @param pictures the available pictures by id
 */
export type PostRenderer = (markdown: string, pictures: ReadonlyMap<string, PictureSize>) => Rendering;

/** A stored picture, without metadata: of a post as WebP, sized for pages; a logo as a small PNG. */
interface EncodedPicture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Encodes a picture again, or says why it can't be used. */
export type PictureEncoder = (
  file: Uint8Array,
  use?: "post" | "logo",
) => Promise<
  | { readonly picture: EncodedPicture; readonly refusal: null }
  | { readonly picture: null; readonly refusal: string }
>;
