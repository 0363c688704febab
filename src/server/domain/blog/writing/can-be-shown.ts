import type { Database } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { findMarkdown } from "#src/server/domain/blog/reading/reading-queries.ts";
import type { ListedRow } from "./list-queries.ts";
import { tryToRender } from "./render-checked.ts";

/** Live texts that are as posts can be. They stay so for as long as the process runs: rules change with a build alone. */
const shown = new WeakMap<Database, Set<string>>();

function shownIn(db: Database): Set<string> {
  const known = shown.get(db) ?? new Set<string>();
  shown.set(db, known);
  return known;
}

/** Whether readers can have the live text of a post, which was published under the rules of its day. */
export async function canBeShown(
  deps: Pick<Deps, "db" | "renderPost">,
  { id, liveRevision, deletedAt }: Pick<ListedRow, "id" | "liveRevision" | "deletedAt">,
): Promise<boolean> {
  if (liveRevision === null || deletedAt !== null) return true;
  const known = shownIn(deps.db);
  const name = `${id}.${String(liveRevision)}`;
  if (known.has(name)) return true;
  const markdown = await findMarkdown(deps.db.read, id, liveRevision);
  const is = markdown !== null && (await tryToRender(deps, deps.db.read, markdown)).post !== null;
  if (is) known.add(name);
  return is;
}
