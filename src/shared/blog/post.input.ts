import { z } from "zod";
import { boundedText, trimmedText, boundedList, opaqueName } from "#src/shared/text/bounded.input.ts";
import { plainText, plainParagraphs } from "#src/shared/text/plain-text.ts";
import {
  pictureLimits,
  pictureIdPattern,
  postLimits,
  postStates,
  reservedSlugs,
  slugPattern,
  tagPattern,
} from "./post-limits.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import type { PostCover } from "./post-content.ts";
import { queryMax } from "./search-limits.ts";

export const pictureIdInput = z.object({
  id: boundedText(32, "There’s no such picture.").regex(pictureIdPattern, "There’s no such picture."),
});

const noCursor = "This isn’t a cursor of ours.";

export const pictureAltInput = z.object({
  alt: trimmedText(
    postLimits.alt.most,
    "Describe the picture in at most 300 characters.",
    "Say what the picture shows.",
  )
    .min(1, "Say what the picture shows.")
    .regex(plainText, "Describe the picture in one line of plain text."),
});

export const newPictureInput = pictureAltInput.extend({
  /** The file, as text. */
  base64: boundedText(Math.ceil(pictureLimits.bytes / 3) * 4, "A picture can have at most 8 MB."),
});
export type NewPicture = z.output<typeof newPictureInput>;

export const pictureListInput = z.object({
  cursor: boundedText(40, noCursor)
    .regex(/^\d{1,16}\.\d{1,15}$/, noCursor)
    .optional(),
});
export type PictureListQuery = z.output<typeof pictureListInput>;

/* A draft may lack anything; missing-for-publishing.ts says what publishing needs. */

const line = (most: number, name: string) =>
  trimmedText(most, `${name} can have at most ${String(most)} characters.`, `${name} is text.`).regex(
    plainText,
    `${name} is one line of plain text.`,
  );

const weight = z
  .number("A pane is a number.")
  .positive("A pane is a number above 0.")
  .max(1_000, "A pane is at most 1,000.");
const paneWord = line(postLimits.paneWordMax, "A word in a pane")
  .min(1, "Leave the word out, or write one.")
  .optional();

const cover = z
  .strictObject({
    alt: line(postLimits.alt.most, "What the cover shows"),
    panes: z.strictObject({ arena: weight, blindSpot: weight, facade: weight, unknown: weight }).optional(),
    words: z
      .strictObject({ arena: paneWord, blindSpot: paneWord, facade: paneWord, unknown: paneWord })
      .optional(),
    pictureId: boundedText(32, "There’s no such picture.")
      .regex(pictureIdPattern, "There’s no such picture.")
      .optional(),
    kind: z.enum(["window", "picture"]),
  })
  .transform(({ kind, alt, panes, words = {}, pictureId }, ctx): PostCover => {
    if (kind === "window" && panes !== undefined && pictureId === undefined)
      return { kind, alt, panes, words: withoutUndefined(words) };
    if (kind === "picture" && pictureId !== undefined && panes === undefined) return { kind, alt, pictureId };
    ctx.addIssue({ code: "custom", message: "A cover is a window with four panes, or a picture." });
    return z.NEVER;
  });

const tags = boundedList(
  boundedText(postLimits.tagMax, "A tag is at most 30 characters.", "A tag is text.").regex(
    tagPattern,
    "A tag is lower-case words with hyphens, such as blind-spots.",
  ),
  { least: 0, most: postLimits.tags.most },
  { notList: "Tags are a list.", tooFew: "", tooMany: "A post can have at most 4 tags." },
).refine((all) => new Set(all).size === all.length, "Each tag counts once.");

const slug = boundedText(postLimits.slugMax, "An address is at most 80 characters.", "An address is text.")
  .regex(slugPattern, "An address is lower-case letters, digits and hyphens.")
  .refine((value) => !reservedSlugs.has(value), "This address is taken by the blog itself.");

const contentFields = {
  title: line(postLimits.title.most, "A title"),
  description: line(postLimits.description.most, "A description"),
  author: line(postLimits.author.most, "An author’s name"),
  tags,
  cover: cover.nullable(),
  markdown: boundedText(
    postLimits.markdownMax,
    "A post can have at most 100,000 characters.",
    "The text is Markdown.",
  )
    .regex(plainParagraphs, "The text has a character that nothing can show. Please type it again.")
    .transform((text) => text.replaceAll(/\r\n?/gu, "\n")),
};

const draft = z.object({ slug, ...contentFields }).partial();

export const newPostInput = draft;
export type NewPost = z.output<typeof newPostInput>;

export const postIdInput = z.object({ id: opaqueName });

export const postChangesInput = draft.extend({
  /** The revision that the changes started from. */
  revision: z.int("Say which revision you started from.").min(1),
  /** Keeps the replaced text among the revisions: after a conflict, nobody's is lost. */
  keepsReplaced: z.boolean("keepsReplaced is true or false.").optional(),
});
export type PostChanges = z.output<typeof postChangesInput>;

export const previewInput = z.object({ markdown: contentFields.markdown });

const notTime = "Say when, such as 2027-01-31T18:00:00Z.";
export const publishInput = z.object({
  /** When readers first see it; now, if left out. */
  at: boundedText(64, notTime, notTime)
    .pipe(z.iso.datetime({ offset: true, error: notTime }))
    .transform((value) => new Date(value))
    .refine((at) => at.getTime() >= 0, notTime)
    .optional(),
});

export const restoreInput = z.object({ number: z.int("Say which revision to restore.").min(1) });

export const postListInput = z.object({
  /** Prefixes of words in the title. */
  q: trimmedText(queryMax, `A search can have at most ${String(queryMax)} characters.`).optional(),
  state: z
    .enum([...postStates, "all"], "The state is draft, scheduled, published, deleted or all.")
    .optional(),
  cursor: boundedText(40, "This isn’t a cursor of ours.")
    .regex(/^-?\d{1,15}\.-?\d{1,15}$/, "This isn’t a cursor of ours.")
    .optional(),
});
export type PostListQuery = z.output<typeof postListInput>;

/** A file as those in src/content/blog. */
export const importInput = z.object({
  slug,
  file: boundedText(postLimits.markdownMax + 4_000, "The file is too long for a post.", "The file is text."),
});
/** A day, or a time, as written in a file. `Date` alone would accept "true" and 2027. */
function day(name: string) {
  const notDay = `${name} is a day, such as 2027-01-31.`;
  return boundedText(40, notDay, notDay)
    .regex(/^(?:19[7-9]|[2-9]\d\d)\d-\d\d-\d\d/, notDay)
    .pipe(z.coerce.date(notDay))
    .nullable()
    .default(null);
}

/** A file's front matter and text, with the limits of a post written in the browser. */
export const importedPost = z.strictObject({
  ...contentFields,
  author: contentFields.author.optional(),
  cover: cover.nullable().default(null),
  publishedAt: day("publishedAt"),
  updatedAt: day("updatedAt"),
  draft: z.boolean("draft is true or false.").default(false),
});
