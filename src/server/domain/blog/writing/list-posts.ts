import type { Database } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { findMarkdown } from "#src/server/domain/blog/reading/reading-queries.ts";
import { type ListedRow, listPostRows, searchPostRows, type Place } from "./list-queries.ts";
import { tryToRender } from "./save-post.ts";
import type { Article } from "#src/server/domain/blog/ports.ts";
import type { PostListQuery } from "#src/shared/blog/post.input.ts";
import type { PostList, PostRow } from "#src/shared/blog/post.output.ts";
import type { PostState } from "#src/shared/blog/post-limits.ts";
import { hasAll, vocabularyOf, wordsOf } from "#src/server/domain/blog/reading/excerpt.ts";
import { stateOf } from "./get-post.ts";

/** Live texts known to be valid. Rules change only with a build, so this holds for the process. */
const shown = new WeakMap<Database, Set<string>>();

function shownIn(db: Database): Set<string> {
  const known = shown.get(db) ?? new Set<string>();
  shown.set(db, known);
  return known;
}

/** Whether the live text is still valid: it was published under earlier rules. */
async function canBeShown(
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
  // Files have negative numbers, so at the same time they come after all posts.
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

/** Search results aren't ordered by time: the index returns posts by creation. */
const inSearch = (entry: Entry): Entry => ({ ...entry, at: new Date(0) });

type Needs = Pick<Deps, "db" | "clock" | "articles" | "renderPost">;

interface Wanted {
  readonly state: PostState | "all";
  /** Prefixes of words in the title; null: no search. */
  readonly words: readonly string[] | null;
  readonly after: Place | null;
  readonly now: Date;
}

/** Articles are few, and in memory. */
async function entriesOfFiles({ articles }: Needs, wanted: Wanted): Promise<readonly Entry[]> {
  const { state, words, now } = wanted;
  return (await articles())
    .map((article, place) => entryOfArticle(article, place, state, now))
    .filter(
      ({ row }) =>
        (state === "all" || row.state === state) &&
        (words === null || hasAll(vocabularyOf(row.title), words)),
    );
}

async function entriesOfPosts(deps: Needs, { state, words, after, now }: Wanted): Promise<readonly Entry[]> {
  const page = { after, most: perPage + 1, now };
  const { read } = deps.db;
  const rows = await (words === null
    ? listPostRows(read, state, page)
    : searchPostRows(read, words, state, page));
  const entries: Entry[] = [];
  for (const row of rows)
    entries.push(entryOfRow(row, !(await canBeShown(deps, row)), { wanted: state, now }));
  return entries;
}

/**
 * A page of posts and articles of a state, newest first; in a search, posts by creation and then articles.
 */
export async function listPosts(
  deps: Needs,
  { state = "all", q = "", cursor }: PostListQuery,
): Promise<PostList> {
  const words = q === "" ? null : wordsOf(q);
  if (words?.length === 0) return { items: [], next: null };
  const after = placeOf(cursor);
  const wanted = { state, words, after, now: deps.clock.now() };
  const found = [...(await entriesOfFiles(deps, wanted)), ...(await entriesOfPosts(deps, wanted))];
  const all = (words === null ? found : found.map(inSearch))
    .filter((entry) => after === null || byPlace({ ...after, row: entry.row }, entry) < 0)
    .sort(byPlace);
  const shown = all.slice(0, perPage);
  const last = shown.at(-1);
  const next =
    all.length > perPage && last !== undefined ? `${String(last.at.getTime())}.${String(last.number)}` : null;
  return { items: shown.map(({ row }) => row), next };
}
