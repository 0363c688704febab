import type { Deps } from "#src/server/deps.ts";
import { mostShown } from "#src/shared/blog/search-limits.ts";
import type { BlogPost, Edition } from "./edition.ts";
import { excerptOf, hasAll, markIn, vocabularyOf, wordsOf, type Piece } from "./excerpt.ts";
import { searchIndex } from "./reading-queries.ts";

type Needs = Pick<Deps, "db" | "renderPost">;

export interface SearchResult {
  readonly post: BlogPost;
  readonly title: readonly Piece[];
  readonly excerpt: readonly Piece[];
}

interface Hit {
  readonly post: BlogPost;
  readonly body: string;
}

interface FileText {
  readonly body: string;
  readonly vocabulary: readonly string[];
}

/** The text of files without markup, which never changes in a process. */
const textsOfFiles = new Map<string, FileText>();

function textOfFile(
  { renderPost }: Needs,
  { title, description }: BlogPost["data"],
  markdown: string,
): FileText {
  const known = textsOfFiles.get(markdown);
  if (known !== undefined) return known;
  const body = renderPost(markdown, new Map()).post?.text ?? markdown;
  const text = { body, vocabulary: vocabularyOf(`${title}\n${description}\n${body}`) };
  textsOfFiles.set(markdown, text);
  return text;
}

const inFiles = (deps: Needs, { posts }: Edition, words: readonly string[]): readonly Hit[] =>
  posts.flatMap((post) => {
    if (post.origin.kind !== "file") return [];
    const { body, vocabulary } = textOfFile(deps, post.data, post.origin.markdown);
    return hasAll(vocabulary, words) ? [{ post, body }] : [];
  });

async function inDatabase(
  { db }: Needs,
  { byNumber }: Edition,
  words: readonly string[],
): Promise<readonly Hit[]> {
  // Words have only letters and digits, so the query contains no index syntax.
  const query = words.map((word) => `"${word}"*`).join(" ");
  // Twice as many, because some may not be visible yet.
  const rows = await searchIndex(db.read, query, mostShown * 2);
  return rows.flatMap(({ number, body }) => {
    const post = byNumber.get(number);
    return post === undefined ? [] : [{ post, body }];
  });
}

/** Posts and articles with all words of a query: matches in the title first, then the newest. */
export async function searchPosts(
  deps: Needs,
  edition: Edition,
  query: string,
): Promise<readonly SearchResult[]> {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const hits = [...inFiles(deps, edition, words), ...(await inDatabase(deps, edition, words))];
  const inTitle = ({ post }: Hit) => Number(hasAll(vocabularyOf(post.data.title), words));
  return hits
    .sort(
      (a, b) =>
        inTitle(b) - inTitle(a) || b.post.data.publishedAt.getTime() - a.post.data.publishedAt.getTime(),
    )
    .slice(0, mostShown)
    .map(({ post, body }) => ({
      post,
      title: markIn(post.data.title, words),
      excerpt: excerptOf(`${post.data.description}\n${body}`, words),
    }));
}
