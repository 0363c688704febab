import type { Queryable, Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogErrors, issuesOfFaults } from "#src/server/domain/blog/errors.ts";
import type { RenderedPost, Rendering } from "#src/server/domain/blog/ports.ts";
import type { PostContent } from "#src/shared/blog/post-content.ts";
import { picturesIn, picturesOf, reservedSlugs, slugFrom } from "#src/shared/blog/post-limits.ts";
import {
  type PostRow,
  changePost,
  countChange,
  findNewestRevision,
  findPictureSizes,
  freeOldSlug,
  insertPost,
  isSlugOfAnother,
  keepOldSlug,
  keepPictures,
  keepRevision,
} from "./post-queries.ts";
import type { AdminPost, PostPreview } from "#src/shared/blog/post.output.ts";
import type { Actor } from "#src/server/actor.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { NewPost, PostChanges } from "#src/shared/blog/post.input.ts";
import { isWorthKeeping, presentPost, readPost, wasPublic } from "./get-post.ts";
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

type SlugNeeds = Pick<Deps, "articles" | "ids">;

/** Whether another post or an article has or once had this slug. */
async function isTaken({ articles }: SlugNeeds, tx: Transaction, slug: string, id: string): Promise<boolean> {
  if (reservedSlugs.has(slug)) return true;
  const files = await articles();
  return files.some((file) => file.slug === slug) || isSlugOfAnother(tx, slug, id);
}

/** Makes a slug for a post without a chosen one. */
async function freeSlug(deps: SlugNeeds, tx: Transaction, title: string, id: string): Promise<string> {
  const wanted = slugFrom(title);
  if (wanted !== "" && !(await isTaken(deps, tx, wanted, id))) return wanted;
  const code = deps.ids.code("abcdefghijkmnpqrstuvwxyz23456789", 8);
  return `${wanted === "" ? "post" : wanted.slice(0, 60).replace(/-$/u, "")}-${code}`;
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
  const { html, headings } = await renderChecked(deps, deps.db.read, markdown);
  return { html, headings: [...headings] };
}

type Needs = Pick<Deps, "db" | "clock" | "ids" | "articles" | "renderPost">;

/** Changes the slug; one that readers know keeps working. */
async function moveTo(tx: Transaction, row: PostRow, slug: string, now: Date): Promise<void> {
  await freeOldSlug(tx, slug);
  if (wasPublic(row, now)) await keepOldSlug(tx, row.id, row.slug);
  await changePost(tx, row.id, { slug });
  if (row.liveRevision !== null) await countChange(tx, row.id);
}

/** Stores the content as the next revision. @returns the changed columns */
async function saveContentIn(
  tx: Transaction,
  { id, revision }: Pick<PostRow, "id" | "revision">,
  saved: Pick<PostRow, "content" | "savedAt" | "savedBy">,
): Promise<Partial<PostRow>> {
  const next = revision + 1;
  const newest = await findNewestRevision(tx, id);
  const changes = { ...saved, revision: next };
  await changePost(tx, id, changes);
  if (isWorthKeeping(newest, saved.savedAt)) await keepRevision(tx, { postId: id, number: next, ...saved });
  return changes;
}

/**
 * Saves the working copy, which readers see once it's published. Only a new slug takes effect at once.
 *
 * @throws {DomainError} not_found; bad_request; conflict if someone saved a newer revision meanwhile
 */
export async function savePost(
  deps: Needs,
  actor: Actor,
  id: string,
  { revision, slug, ...changes }: PostChanges,
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
    const isMove = slug !== undefined && slug !== row.slug;
    if (isMove && (await isTaken(deps, tx, slug, id))) throw blogErrors.slugTaken();
    if (isMove) await moveTo(tx, row, slug, now);
    const content: PostContent = {
      title: changes.title ?? row.content.title,
      description: changes.description ?? row.content.description,
      author: changes.author ?? row.content.author,
      tags: changes.tags ?? row.content.tags,
      cover: changes.cover === undefined ? row.content.cover : changes.cover,
      markdown: changes.markdown ?? row.content.markdown,
    };
    await keepPictures(tx, id, picturesOf(content));
    const saved = await saveContentIn(tx, row, { content, savedAt: now, savedBy: actor.userId });
    const by = joinName(actor.firstName, actor.lastName);
    return presentPost({ ...row, ...saved, ...(isMove && { slug }) }, by, now);
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
    await keepRevision(tx, { postId: id, number: 1, ...saved });
    const by = joinName(actor.firstName, actor.lastName);
    return presentPost({ ...row, liveRevision: null, deletedAt: null }, by, now);
  });
}
