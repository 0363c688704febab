import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { isSlugFrom, reservedSlugs, slugCode, slugFrom, stemOf } from "#src/shared/blog/post-limits.ts";
import { wasPublic } from "./get-post.ts";
import {
  type PostRow,
  changePost,
  countChange,
  freeOldSlug,
  isSlugOfAnother,
  keepOldSlug,
} from "./post-queries.ts";

type Needs = Pick<Deps, "articles" | "ids">;

/** Whether another post or an article has or once had this slug. */
export async function isTaken(
  { articles }: Needs,
  tx: Transaction,
  slug: string,
  id: string,
): Promise<boolean> {
  if (reservedSlugs.has(slug)) return true;
  const files = await articles();
  return files.some((file) => file.slug === slug) || isSlugOfAnother(tx, slug, id);
}

/** Makes a slug for a post without a chosen one. */
export async function freeSlug(deps: Needs, tx: Transaction, title: string, id: string): Promise<string> {
  const wanted = slugFrom(title);
  if (wanted !== "" && !(await isTaken(deps, tx, wanted, id))) return wanted;
  return `${stemOf(title)}-${deps.ids.code(slugCode.letters, slugCode.length)}`;
}

type Addressed = Pick<PostRow, "id" | "slug" | "content" | "liveRevision" | "publishedAt">;

/** The slug of a post with this title. It follows the title until the first publication, unless it was typed. */
export async function slugFor(
  deps: Needs,
  tx: Transaction,
  { id, slug, content, liveRevision, publishedAt }: Addressed,
  { title, now }: { readonly title: string; readonly now: Date },
): Promise<string> {
  const isFixed = liveRevision !== null || wasPublic({ publishedAt }, now);
  const isTyped = !isSlugFrom(content.title, slug) && !isSlugFrom("", slug);
  return isFixed || isTyped || isSlugFrom(title, slug) ? slug : freeSlug(deps, tx, title, id);
}

/** Changes the slug; one that readers know keeps working. */
export async function moveTo(tx: Transaction, row: PostRow, slug: string, now: Date): Promise<void> {
  await freeOldSlug(tx, slug);
  if (wasPublic(row, now)) await keepOldSlug(tx, row.id, row.slug);
  await changePost(tx, row.id, { slug });
  if (row.liveRevision !== null) await countChange(tx, row.id);
}
