import { sql } from "drizzle-orm";
import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { PostCard, PostContent } from "#src/shared/blog/post-content.ts";

/* Posts written in the browser. Articles in src/content/blog are files; readers see both in one list. */

/** A post's working copy, which only authors see. */
export const posts = sqliteTable(
  "posts",
  {
    /** Orders posts, and is their row id in `post_titles`. */
    number: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique("posts_id"),
    /** The last part of its address, unique even among old ones. */
    slug: text().notNull().unique("posts_slug"),
    content: text({ mode: "json" }).$type<PostContent>().notNull(),
    /** Grows with each save. A save names the revision that it started from. */
    revision: integer().notNull(),
    /** The revision that readers see after `publishedAt`; null: a draft. */
    liveRevision: integer(),
    /** The date shown to readers; in the future: scheduled. Stays when unpublished. */
    publishedAt: integer({ mode: "timestamp_ms" }),
    /** When the published content last changed; null: never. */
    updatedAt: integer({ mode: "timestamp_ms" }),
    savedAt: integer({ mode: "timestamp_ms" }).notNull(),
    savedBy: text().notNull(),
    createdAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** It can be restored for some days, and is erased then; null: not deleted. */
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

/** A post's earlier published addresses, which redirect to the present one. */
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
    /** What the picture shows, by its uploader; a post may override it. */
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
