import { isDeepStrictEqual } from "node:util";
import type { Queryable, Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogErrors, issuesOfFaults } from "#src/server/domain/blog/errors.ts";
import type { RenderedPost, Rendering } from "#src/server/domain/blog/ports.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { picturesIn, picturesOf } from "#src/shared/blog/post-limits.ts";
import {
  type PostRow,
  changePost,
  findNewestRevision,
  findPictureSizes,
  insertPost,
  keepPictures,
  keepRevision,
} from "./post-queries.ts";
import type { AdminPost, PostPreview } from "#src/shared/blog/post.output.ts";
import type { Actor } from "#src/server/actor.ts";
import type { NewPost, PostChanges } from "#src/shared/blog/post.input.ts";
import { isWorthKeeping, presentPost, readPost } from "./get-post.ts";
import { freeSlug, isTaken, moveTo, slugFor } from "./post-slug.ts";
import { brand } from "#src/shared/site/brand.ts";

/** Renders a text with the available pictures, or says what is wrong with it. */
export async function tryToRender(
  { renderPost }: Pick<Deps, "renderPost">,
  db: Queryable,
  markdown: string,
): Promise<Rendering> {
  const wanted = picturesIn(markdown);
  const known = wanted.length === 0 ? [] : await findPictureSizes(db, wanted);
  return renderPost(markdown, new Map(known.map((picture) => [picture.id, picture])));
}

/** @throws {DomainError} bad_request with the faulty lines */
async function renderChecked(
  deps: Pick<Deps, "renderPost">,
  db: Queryable,
  markdown: string,
): Promise<RenderedPost> {
  const { post, faults } = await tryToRender(deps, db, markdown);
  if (post === null) throw blogErrors.badMarkdown({ issues: issuesOfFaults(faults) });
  return post;
}

/**
 * Checks content before it is stored.
 *
 * @throws {DomainError} bad_request
 */
export async function checkContent(
  deps: Pick<Deps, "renderPost">,
  db: Queryable,
  { markdown, cover }: Pick<PostContent, "markdown" | "cover">,
): Promise<RenderedPost> {
  const rendered = await renderChecked(deps, db, markdown);
  if (cover?.kind === "picture" && (await findPictureSizes(db, [cover.pictureId])).length === 0)
    throw blogErrors.coverNotFound();
  return rendered;
}

/**
 * Renders a text as readers would see it.
 *
 * @throws {DomainError} bad_request with the faulty lines
 */
export async function previewPost(
  deps: Pick<Deps, "db" | "renderPost">,
  markdown: string,
): Promise<PostPreview> {
  const { html, headings, lead } = await renderChecked(deps, deps.db.read, markdown);
  return { html, headings: [...headings], lead };
}

type Needs = Pick<Deps, "db" | "clock" | "ids" | "articles" | "renderPost">;

type Saved = Pick<PostRow, "content" | "savedAt" | "savedBy">;

/** Stores the content as the next revision. @returns the changed columns */
async function saveContentIn(
  tx: Transaction,
  { id, revision, content, savedAt, savedBy }: Pick<PostRow, "id" | "revision"> & Saved,
  saved: Saved,
  keepsReplaced: boolean,
): Promise<Partial<PostRow>> {
  const next = revision + 1;
  const newest = await findNewestRevision(tx, id);
  const changes = { ...saved, revision: next };
  await changePost(tx, id, changes);
  // Another author’s text is never lost under a newer one.
  if (keepsReplaced || savedBy !== saved.savedBy)
    await keepRevision(tx, { postId: id, number: revision, content, savedAt, savedBy });
  if (isWorthKeeping(newest, saved.savedAt)) await keepRevision(tx, { postId: id, number: next, ...saved });
  return changes;
}

/**
 * Saves the working copy, which readers see once it's published. Only a typed slug takes effect at once.
 *
 * @throws {DomainError} not_found; bad_request; conflict if someone saved a newer revision meanwhile
 */
export async function savePost(
  deps: Needs,
  actor: Actor,
  id: string,
  { revision, keepsReplaced = false, slug: typed, ...changes }: PostChanges,
): Promise<AdminPost> {
  const now = deps.clock.now();
  if (changes.markdown !== undefined || changes.cover !== undefined)
    await checkContent(deps, deps.db.read, {
      markdown: changes.markdown ?? "",
      cover: changes.cover ?? null,
    });
  return deps.db.write(async (tx) => {
    const { row, savedBy } = await readPost(tx, id);
    if (row.deletedAt !== null) throw blogErrors.deleted();
    if (row.revision !== revision) throw blogErrors.stale({ newest: presentPost(row, savedBy, now) });
    const content: PostContent = {
      title: changes.title ?? row.content.title,
      description: changes.description ?? row.content.description,
      author: changes.author ?? row.content.author,
      tags: changes.tags ?? row.content.tags,
      cover: changes.cover === undefined ? row.content.cover : changes.cover,
      markdown: changes.markdown ?? row.content.markdown,
    };
    const slug = typed ?? (await slugFor(deps, tx, row, { title: content.title, now }));
    if (typed !== undefined && typed !== row.slug && (await isTaken(deps, tx, typed, id)))
      throw blogErrors.slugTaken();
    if (slug !== row.slug) await moveTo(tx, row, slug, now);
    await keepPictures(tx, id, picturesOf(content));
    const saved = { content, savedAt: now, savedBy: actor.userId };
    // The address alone is live at once, so it's no change that waits.
    const isSame = isDeepStrictEqual(content, row.content);
    const changed = isSame ? {} : await saveContentIn(tx, row, saved, keepsReplaced);
    const by = isSame ? savedBy : actor.name;
    return presentPost({ ...row, ...changed, slug }, by, now);
  });
}

interface Dates {
  readonly publishedAt: Date | null;
  readonly updatedAt: Date | null;
}

const unpublished: Dates = { publishedAt: null, updatedAt: null };

/**
 * Creates a draft, which may be incomplete.
 *
 * @param dates the dates of an imported post
 * @throws {DomainError} bad_request
 */
export async function createPost(
  deps: Needs,
  actor: Actor,
  { slug, ...given }: NewPost,
  dates = unpublished,
): Promise<AdminPost> {
  const content: PostContent = {
    title: given.title ?? "",
    description: given.description ?? "",
    author: given.author ?? brand.studio,
    tags: given.tags ?? [],
    cover: given.cover ?? null,
    markdown: given.markdown ?? "",
  };
  const id = deps.ids.id();
  const now = deps.clock.now();
  await checkContent(deps, deps.db.read, content);
  return deps.db.write(async (tx) => {
    if (slug !== undefined && (await isTaken(deps, tx, slug, id))) throw blogErrors.slugTaken();
    const address = slug ?? (await freeSlug(deps, tx, content.title, id));
    const saved = { content, savedAt: now, savedBy: actor.userId };
    const row = { id, slug: address, revision: 1, createdAt: now, ...saved, ...dates };
    await insertPost(tx, row);
    await keepPictures(tx, id, picturesOf(content));
    if (content.markdown !== "") await keepRevision(tx, { postId: id, number: 1, ...saved });
    const by = actor.name;
    return presentPost({ ...row, liveRevision: null, deletedAt: null }, by, now);
  });
}
