import { z } from "zod";
import { time, type Shape } from "#src/shared/fields.output.ts";
import { postStates } from "./post-limits.ts";

const fields = {
  id: z.string(),
  /** The page where it is shown. */
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
};

export const uploadedPictureOutput = z.strictObject(fields).meta({ id: "UploadedPicture" });
export type UploadedPicture = Shape<typeof uploadedPictureOutput>;

export const pictureListOutput = z
  .strictObject({
    items: z.array(z.strictObject({ ...fields, addedAt: time })),
    next: z.string().nullable(),
  })
  .meta({ id: "PictureList" });
export type PictureList = Shape<typeof pictureListOutput>;

/** A section, for the table of contents. */
export const postHeadingOutput = z
  .strictObject({ depth: z.int(), slug: z.string(), text: z.string() })
  .meta({ id: "PostHeading" });
export type PostHeading = Shape<typeof postHeadingOutput>;

const quadrantNumbers = z.strictObject({
  arena: z.number(),
  blindSpot: z.number(),
  facade: z.number(),
  unknown: z.number(),
});
const paneWord = z.string().optional();

const coverOutput = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("window"),
    alt: z.string(),
    panes: quadrantNumbers,
    words: z.strictObject({ arena: paneWord, blindSpot: paneWord, facade: paneWord, unknown: paneWord }),
  }),
  z.strictObject({ kind: z.literal("picture"), alt: z.string(), pictureId: z.string() }),
]);

const contentFields = {
  title: z.string(),
  description: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  cover: coverOutput.nullable(),
  markdown: z.string(),
};

/** A post for its authors. */
export const adminPostOutput = z
  .strictObject({
    id: z.string(),
    slug: z.string(),
    ...contentFields,
    state: z.enum(postStates),
    /** Grows with each save. */
    revision: z.int(),
    /** The revision that readers see; null for a draft. */
    liveRevision: z.int().nullable(),
    publishedAt: time.nullable(),
    updatedAt: time.nullable(),
    createdAt: time,
    savedAt: time,
    /** Who saved it last; null once their account is deleted. */
    savedBy: z.string().nullable(),
    deletedAt: time.nullable(),
    /** What it needs before it can be published: a title and a text. */
    missing: z.array(z.strictObject({ field: z.string(), message: z.string() })),
  })
  .meta({ id: "AdminPost" });
export type AdminPost = Shape<typeof adminPostOutput>;

/** A row of the list. Articles in files are in it, and can't be edited here. */
const postRowOutput = z.strictObject({
  source: z.enum(["database", "file"]),
  /** null for a file. */
  id: z.string().nullable(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(postStates),
  /** Whether a published post no longer meets today's rules. */
  needsChange: z.boolean(),
  publishedAt: time.nullable(),
  /** When it was last saved; for a file, when it last changed for readers. */
  savedAt: time,
});
export type PostRow = Shape<typeof postRowOutput>;

export const postListOutput = z
  .strictObject({
    items: z.array(postRowOutput),
    /** The next call's `cursor`; null at the end. */
    next: z.string().nullable(),
  })
  .meta({ id: "PostList" });
export type PostList = Shape<typeof postListOutput>;

export const postPreviewOutput = z
  .strictObject({
    html: z.string(),
    headings: z.array(postHeadingOutput),
    /** The first paragraph, shown where there is no description. */
    lead: z.string(),
  })
  .meta({ id: "PostPreview" });
export type PostPreview = Shape<typeof postPreviewOutput>;

export const postRevisionsOutput = z.array(
  z.strictObject({
    number: z.int(),
    savedAt: time,
    savedBy: z.string().nullable(),
    /** Whether it's what readers see. */
    isLive: z.boolean(),
    ...contentFields,
  }),
);
export type PostRevisions = Shape<typeof postRevisionsOutput>;
