import type { Deps } from "#src/server/deps.ts";
import type { Article } from "#src/server/domain/blog/articles.ts";
import type { PostListQuery } from "#src/shared/blog/post.input.ts";
import type { PostList, PostRow } from "#src/shared/blog/post.output.ts";
import type { PostState } from "#src/shared/blog/post-limits.ts";
import { canBeShown } from "./can-be-shown.ts";
import { listPostRows, type ListedRow, type Place } from "./list-queries.ts";
import { stateOf } from "./rules.ts";

const perPage = 50;

interface Entry extends Place {
  readonly row: PostRow;
}

const articleState = ({ draft, publishedAt }: Article, now: Date): PostState =>
  draft ? "draft" : publishedAt <= now ? "published" : "scheduled";

const isByDay = (wanted: PostState | "all"): boolean => wanted === "scheduled" || wanted === "published";

function entryOfArticle(article: Article, place: number, wanted: PostState | "all", now: Date): Entry {
  const { slug, title, publishedAt, updatedAt } = article;
  const savedAt = updatedAt ?? publishedAt;
  const at = isByDay(wanted) ? publishedAt : savedAt;
  const state = articleState(article, now);
  const dates = { publishedAt: publishedAt.toISOString(), savedAt: savedAt.toISOString() };
  // Files are made by nobody here: of the same moment, they come after all posts.
  const row = { source: "file", id: null, slug, title, state, needsChange: false, ...dates } as const;
  return { at, number: -1 - place, row };
}

function entryOfRow(
  row: ListedRow,
  needsChange: boolean,
  { wanted, now }: { readonly wanted: PostState | "all"; readonly now: Date },
): Entry {
  const { number, id, slug, title, publishedAt, savedAt, deletedAt } = row;
  const state = stateOf(row, now);
  const at = (wanted === "deleted" ? deletedAt : isByDay(wanted) ? publishedAt : savedAt) ?? savedAt;
  const dates = { publishedAt: publishedAt?.toISOString() ?? null, savedAt: savedAt.toISOString() };
  return { at, number, row: { source: "database", id, slug, title, state, needsChange, ...dates } };
}

const byPlace = (a: Entry, b: Entry): number => b.at.getTime() - a.at.getTime() || b.number - a.number;

function placeOf(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null;
  const [ms = "0", number = "0"] = cursor.split(".");
  return { at: new Date(Math.min(Number(ms), 8.64e15)), number: Number(number) };
}

/** Posts and articles of a state in one list, the newest first, some at a time. */
export async function listPosts(
  deps: Pick<Deps, "db" | "clock" | "articles" | "renderPost">,
  { state = "all", cursor }: PostListQuery,
): Promise<PostList> {
  const { db, clock, articles } = deps;
  const now = clock.now();
  const after = placeOf(cursor);
  const isBehind = (entry: Entry) => after === null || byPlace({ ...after, row: entry.row }, entry) < 0;
  const files = (await articles())
    .map((article, place) => entryOfArticle(article, place, state, now))
    .filter((entry) => (state === "all" || entry.row.state === state) && isBehind(entry));
  const rows = await listPostRows(db.read, state, { after, most: perPage + 1, now });
  const posts: Entry[] = [];
  for (const row of rows) posts.push(entryOfRow(row, !(await canBeShown(deps, row)), { wanted: state, now }));
  const all = [...files, ...posts].sort(byPlace);
  const shown = all.slice(0, perPage);
  const last = shown.at(-1);
  const next =
    all.length > perPage && last !== undefined ? `${String(last.at.getTime())}.${String(last.number)}` : null;
  return { items: shown.map(({ row }) => row), next };
}
