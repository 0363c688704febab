import type { Queryable } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { blogErrors } from "#src/server/domain/blog/errors.ts";
import { joinName } from "#src/shared/account/names.ts";
import type { AdminPost } from "#src/shared/blog/post.output.ts";
import { findNames, findPost, type PostRow } from "./post-queries.ts";
import { presentPost } from "./rules.ts";

/** @throws {DomainError} not_found */
export async function getPostRow(db: Queryable, id: string): Promise<PostRow> {
  const row = await findPost(db, id);
  if (row === undefined) throw blogErrors.notFound();
  return row;
}

/** What people are called, by id. */
export async function namesOf(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const people = await findNames(db, ids);
  return new Map(people.map(({ id, firstName, lastName }) => [id, joinName(firstName, lastName)]));
}

/**
 * A post, and what the person is called who saved it last.
 *
 * @throws {DomainError} not_found
 */
export async function readPost(db: Queryable, id: string) {
  const row = await getPostRow(db, id);
  const names = await namesOf(db, [row.savedBy]);
  return { row, savedBy: names.get(row.savedBy) ?? null };
}

/**
 * A post as its authors see it.
 *
 * @throws {DomainError} not_found
 */
export async function getPost({ db, clock }: Pick<Deps, "db" | "clock">, id: string): Promise<AdminPost> {
  const { row, savedBy } = await readPost(db.read, id);
  return presentPost(row, savedBy, clock.now());
}
