import type { Queryable } from "./client.ts";

/**
 * Builds a query once for each database and connection, and not with each call: putting the text of a statement together
 * takes Drizzle longer than SQLite takes to run it. For queries on the way of every answer and every signed-in request.
 *
 * @param build makes the query, with `sql.placeholder` for its values, and ends in `.prepare()`
 * @example
 *   const bySlug = prepared((db: Queryable) => db.select().from(posts).where(eq(posts.slug, placeholder("slug"))).prepare());
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
