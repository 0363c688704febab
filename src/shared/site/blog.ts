/** A post as the blog's rules see it. */
export interface PostFacts {
  readonly id: string;
  readonly data: { readonly tags: readonly string[] };
}

export interface DatedFacts extends PostFacts {
  readonly data: PostFacts["data"] & { readonly publishedAt: Date; readonly draft: boolean };
}

export const postsPerPage = 10;
const mostRelated = 3;
/** Adults read some 240 words of prose a minute (Brysbaert 2019, a meta-analysis of 190 studies: 238). */
const wordsPerMinute = 240;

/** The posts visible at `now`, newest first. Drafts and future posts don't appear anywhere. */
export function published<Post extends DatedFacts>(posts: readonly Post[], now: Date): readonly Post[] {
  return posts
    .filter(({ data }) => !data.draft && data.publishedAt <= now)
    .sort((a, b) => b.data.publishedAt.getTime() - a.data.publishedAt.getTime() || a.id.localeCompare(b.id));
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** "1 word". */
export function wordsText(text: string): string {
  const words = wordsIn(text);
  return words === 1 ? "1 word" : `${words.toLocaleString("en-GB")} words`;
}

/** The reading time in whole minutes, at least one. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(wordsIn(text) / wordsPerMinute));

/** Posts with the most tags in common, then the nearest ones; filled up with neighbours. */
export function relatedTo<Post extends PostFacts>(post: Post, posts: readonly Post[]): readonly Post[] {
  const place = posts.findIndex(({ id }) => id === post.id);
  const common = (other: Post) => other.data.tags.filter((tag) => post.data.tags.includes(tag)).length;
  return posts
    .map((other, at) => ({ other, shared: common(other), away: Math.abs(at - place) }))
    .filter(({ away }) => away > 0)
    .sort((a, b) => b.shared - a.shared || a.away - b.away)
    .slice(0, mostRelated)
    .map(({ other }) => other);
}

/** Every tag with its number of posts, the commonest first. */
export function tagCounts(posts: readonly PostFacts[]): readonly (readonly [tag: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const tag of posts.flatMap(({ data }) => data.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
}

/** `blind-spots` → `Blind spots`. */
export const tagName = (tag: string): string =>
  tag.charAt(0).toUpperCase() + tag.slice(1).replaceAll("-", " ");

/** A list in pages. The first page always exists, because the blog has an address before its first post. */
export function pagesOf<Post>(posts: readonly Post[]): readonly (readonly Post[])[] {
  const count = Math.max(1, Math.ceil(posts.length / postsPerPage));
  return Array.from({ length: count }, (_, page) =>
    posts.slice(page * postsPerPage, (page + 1) * postsPerPage),
  );
}

interface ListPage<Post> {
  readonly posts: readonly Post[];
  readonly page: number;
  readonly pageCount: number;
}

/** A later page by the number in its address; null if there is none. */
export function pageAt<Post>(posts: readonly Post[], number: string): ListPage<Post> | null {
  const page = /^[1-9]\d{0,5}$/.test(number) ? Number(number) : 0;
  const pages = pagesOf(posts);
  const shown = pages[page - 1];
  return page < 2 || shown === undefined ? null : { posts: shown, page, pageCount: pages.length };
}
