import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PostCard, PostContent } from "#src/shared/blog/post-content.ts";

/* Posts written in the browser. Articles in src/content/blog are files; readers see both in one list. */

/** A post as its authors see it: the working copy, which readers never see. */
export const posts = sqliteTable(
  "posts",
  {
    /** Orders posts, and names them in `posts_index`. */
    number: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique("posts_id"),
    /** The last part of its address; no other post has it, also among old ones. */
    slug: text().notNull().unique("posts_slug"),
    content: text({ mode: "json" }).$type<PostContent>().notNull(),
    /** Goes up with each save. A save names the one it started from. */
    revision: integer().notNull(),
    /** The revision that readers see once `publishedAt` has come; null: a draft. */
    liveRevision: integer(),
    /** The day that readers are shown; later than now: scheduled. Stays when the post is unpublished. */
    publishedAt: integer({ mode: "timestamp_ms" }),
    /** When what readers see was last changed after that; null: never. */
    updatedAt: integer({ mode: "timestamp_ms" }),
    savedAt: integer({ mode: "timestamp_ms" }).notNull(),
    savedBy: text().notNull(),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** It can be brought back for some days, then it is erased; null: not deleted. */
    deletedAt: integer({ mode: "timestamp_ms" }),
    /** The live revision as lists show it, so that they needn't read whole texts. Stays when unpublished. */
    card: text({ mode: "json" }).$type<PostCard>(),
    /** `blog_state.version` after the last change that readers could see: processes ask for what is newer. */
    changedIn: integer(),
  },
  (table) => [
    index("posts_changed")
      .on(table.changedIn)
      .where(sql`${table.changedIn} IS NOT NULL`),
    index("posts_live")
      .on(table.publishedAt)
      .where(sql`${table.liveRevision} IS NOT NULL AND ${table.deletedAt} IS NULL`),
    index("posts_saved")
      .on(table.savedAt)
      .where(sql`${table.deletedAt} IS NULL`),
    index("posts_drafts")
      .on(table.savedAt)
      .where(sql`${table.liveRevision} IS NULL AND ${table.deletedAt} IS NULL`),
    index("posts_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} IS NOT NULL`),
  ],
);

/** Earlier and live contents of a post: each published one, and some of the saved ones. */
export const postRevisions = sqliteTable(
  "post_revisions",
  {
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
    /** The post's revision at that save. */
    number: integer().notNull(),
    content: text({ mode: "json" }).$type<PostContent>().notNull(),
    savedAt: integer({ mode: "timestamp_ms" }).notNull(),
    savedBy: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.number] })],
);

/** Addresses that a post had once published: they lead to the one that it has now. */
export const oldSlugs = sqliteTable(
  "old_slugs",
  {
    slug: text().primaryKey(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
  },
  (table) => [index("old_slugs_post").on(table.postId)],
);

/** Pictures for posts, encoded again on arrival: nothing of the uploaded file is kept. */
export const pictures = sqliteTable(
  "pictures",
  {
    /** SHA-256 of `bytes` in hex, the first 32 digits. */
    id: text().primaryKey(),
    /** What the picture shows, as the uploader put it; a post may say it otherwise. */
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** WebP. */
    bytes: blob({ mode: "buffer" }).notNull(),
    addedAt: integer({ mode: "timestamp_ms" }).notNull(),
    addedBy: text().notNull(),
  },
  (table) => [index("pictures_added").on(table.addedAt)],
);

/** Which posts have used a picture, in any revision: unused pictures are swept. */
export const pictureUses = sqliteTable(
  "picture_uses",
  {
    pictureId: text().notNull(),
    postId: text()
      .notNull()
      .references(() => posts.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.pictureId, table.postId] }),
    index("picture_uses_post").on(table.postId),
  ],
);

/** One row, whose number grows with each change that readers can see: it versions each process's cache. */
export const blogState = sqliteTable("blog_state", {
  id: integer().primaryKey(),
  version: integer().notNull(),
});
