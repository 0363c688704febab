import type { PostHeading } from "#src/shared/blog/post.output.ts";

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
