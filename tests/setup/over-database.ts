import type { Database } from "#db/client.ts";
import { createSessions } from "#src/server/auth/session/sessions.ts";
import { createBlog } from "#src/server/domain/blog/reading/blog.ts";
import type { TestDeps } from "./deps.ts";

/** The same dependencies over another way to their database. */
export const overDatabase = (deps: TestDeps, db: Database): TestDeps => ({
  ...deps,
  db,
  sessions: createSessions(db),
  blog: createBlog({ ...deps, db }),
});
