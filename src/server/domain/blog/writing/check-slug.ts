import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { reservedSlugs, slugFrom } from "#src/shared/blog/post-limits.ts";
import { isSlugOfAnother } from "./post-queries.ts";

type Needs = Pick<Deps, "articles" | "ids">;

/** Whether another post or an article has this address, or had it once. */
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

/** An address for a new post that nobody has chosen one for. */
export async function freeSlug(deps: Needs, tx: Transaction, title: string, id: string): Promise<string> {
  const wanted = slugFrom(title);
  if (wanted !== "" && !(await isTaken(deps, tx, wanted, id))) return wanted;
  const code = deps.ids.code("abcdefghijkmnpqrstuvwxyz23456789", 8);
  return `${wanted === "" ? "post" : wanted.slice(0, 60).replace(/-$/u, "")}-${code}`;
}
