import type { Queryable } from "./client.ts";

/**
 * Builds a query once per database or connection, as Drizzle takes longer to build one than SQLite to run it.
 * For queries that run on every answer and every signed-in request.
 *
 * @param build makes the query, with `sql.placeholder` for its values, and ends in `.prepare()`
 * @example
 *   const bySlug = prepared((db: Queryable) =>
 *     db.select().from(posts).where(eq(posts.slug, sql.placeholder("slug"))).prepare(),
 *   );
 *   const post = await bySlug(tx).get({ slug });
 */
export function prepared<Db extends Queryable, Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
