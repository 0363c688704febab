import type { PostContent } from "./post-content.ts";

/** The maximum upload; the stored picture is far smaller. */
export const pictureLimits = { bytes: 8 * 1024 * 1024 } as const;

/* Limits of a post, in the browser and in a file: src/content.config.ts uses the same. */

export const postLimits = {
  title: { least: 5, most: 80 },
  description: { least: 60, most: 170 },
  author: { least: 1, most: 60 },
  tags: { least: 1, most: 4 },
  tagMax: 30,
  slugMax: 80,
  alt: { least: 20, most: 300 },
  /** A word in a cover's pane, which may be narrow. */
  paneWordMax: 10,
  markdownMax: 100_000,
} as const;

export const tagPattern = /^[a-z]+(?:-[a-z]+)*$/;
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Addresses under /blog that aren't posts. */
export const reservedSlugs: ReadonlySet<string> = new Set(["page", "tags", "pictures", "search"]);

/** The slug of a title: "What’s a Façade?" becomes "whats-a-facade". Empty if no character is usable. */
export const slugFrom = (title: string): string =>
  title
    .slice(0, postLimits.slugMax * 2)
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, "-")
    .slice(0, postLimits.slugMax)
    .replaceAll(/^-|-$/gu, "");

/** The end of a slug whose title is taken, or gives none. */
export const slugCode = { letters: "abcdefghijkmnpqrstuvwxyz23456789", length: 8 } as const;
const codeAtEnd = new RegExp(`-[${slugCode.letters}]{${String(slugCode.length)}}$`, "u");

/** What stands before the code. */
export const stemOf = (title: string): string => slugFrom(title).slice(0, 60).replace(/-$/u, "") || "post";

/** Whether a slug is what a title gives, with or without a code. */
export const isSlugFrom = (title: string, slug: string): boolean =>
  slug === slugFrom(title) || (codeAtEnd.test(slug) && slug.replace(codeAtEnd, "") === stemOf(title));

/** The address of a post's picture; its id is a hash of the content. */
export const picturePath = (id: string): string => `/blog/pictures/${id}.webp`;
export const pictureIdPattern = /^[0-9a-f]{32}$/;
const picturePathPattern = /^\/blog\/pictures\/([0-9a-f]{32})\.webp$/;
/** The picture's id in an address; null for any other address. */
export const pictureIdOf = (path: string): string | null => picturePathPattern.exec(path)?.[1] ?? null;

/** The ids of all of a post's pictures. */
export const picturesOf = ({
  cover,
  markdown,
}: Pick<PostContent, "cover" | "markdown">): readonly string[] => [
  ...(cover?.kind === "picture" ? [cover.pictureId] : []),
  ...picturesIn(markdown),
];

/** The ids of pictures in a text. */
export const picturesIn = (markdown: string): readonly string[] => [
  ...new Set(Array.from(markdown.matchAll(/\/blog\/pictures\/([0-9a-f]{32})\.webp/g), ([, id = ""]) => id)),
];

/** In what states a post can be. */
export const postStates = ["draft", "scheduled", "published", "deleted"] as const;
export type PostState = (typeof postStates)[number];

/** What the editor says that a post is. */
export const postHeadings: Readonly<Record<PostState, string>> = {
  draft: "Write a post",
  scheduled: "Scheduled post",
  published: "Published post",
  deleted: "Deleted post",
};
