/** A post's content. Limits are in post-limits.ts. */
export interface PostContent {
  readonly title: string;
  /** Shown in lists, and under the title in search engines. */
  readonly description: string;
  readonly author: string;
  readonly tags: readonly string[];
  readonly cover: PostCover | null;
  readonly markdown: string;
}

type Pane = "arena" | "blindSpot" | "facade" | "unknown";

/** A window with these proportions, or a picture of the library; `alt` describes it. */
export type PostCover =
  | {
      readonly kind: "window";
      readonly alt: string;
      readonly panes: Readonly<Record<Pane, number>>;
      /** A word or a number in a pane. */
      readonly words: Readonly<Partial<Record<Pane, string>>>;
    }
  | { readonly kind: "picture"; readonly alt: string; readonly pictureId: string };

/** A post in lists, feeds and link previews. */
export interface PostCard extends Omit<PostContent, "markdown"> {
  /** Whole minutes to read it. */
  readonly minutes: number;
  /** Whether the description is the first paragraph, which the post's own page shows already. */
  readonly isExcerpt?: boolean;
}

/** A post in lists, from either source. */
export interface ShownPost {
  /** The last part of its address. */
  readonly id: string;
  readonly data: Omit<PostCard, "cover" | "minutes"> & {
    readonly cover: PostCover;
    readonly publishedAt: Date;
    readonly updatedAt: Date | null;
  };
  /** Whole minutes to read it. */
  readonly minutes: number;
}
