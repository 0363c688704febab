import type { Article } from "#src/server/domain/blog/ports.ts";
import type { ShownPost } from "#src/shared/blog/post-content.ts";
import { published, readingMinutes, tagCounts } from "#src/shared/site/blog.ts";
import type { ChangedRow } from "./reading-queries.ts";

export type Origin =
  | { readonly kind: "file"; readonly markdown: string }
  | {
      readonly kind: "database";
      readonly number: number;
      readonly id: string;
      readonly revision: number;
    };

export interface BlogPost extends ShownPost {
  readonly data: ShownPost["data"] & { readonly draft: false };
  readonly origin: Origin;
}

/** The posts that readers can see at one time. */
export interface Edition {
  /** Newest first. */
  readonly posts: readonly BlogPost[];
  readonly bySlug: ReadonlyMap<string, BlogPost>;
  /** By their number in the database. */
  readonly byNumber: ReadonlyMap<number, BlogPost>;
  /** The number of posts per tag, the most frequent first. */
  readonly tags: readonly (readonly [tag: string, count: number])[];
  /** When the next scheduled post appears, if any. */
  readonly until: Date | null;
}

function ofArticle(article: Article): BlogPost[] {
  const { slug, markdown, draft, cover, ...data } = article;
  if (draft || cover === null) return [];
  const origin = { kind: "file", markdown } as const;
  return [{ id: slug, data: { ...data, cover, draft: false }, minutes: readingMinutes(markdown), origin }];
}

function ofRow({ number, id, slug, card, liveRevision, publishedAt, updatedAt }: ChangedRow): BlogPost[] {
  if (!card?.cover || liveRevision === null || publishedAt === null) return [];
  const { minutes, cover, ...facts } = card;
  const origin = { kind: "database", number, id, revision: liveRevision } as const;
  return [{ id: slug, data: { ...facts, cover, publishedAt, updatedAt, draft: false }, minutes, origin }];
}

export function makeEdition(articles: readonly Article[], rows: Iterable<ChangedRow>, now: Date): Edition {
  const all = [...articles.flatMap(ofArticle), ...Array.from(rows).flatMap(ofRow)];
  const posts = published(all, now);
  const coming = all.map(({ data }) => data.publishedAt).filter((day) => day > now);
  const numbered = posts.flatMap((post): [number, BlogPost][] =>
    post.origin.kind === "database" ? [[post.origin.number, post]] : [],
  );
  return {
    posts,
    bySlug: new Map(posts.map((post) => [post.id, post])),
    byNumber: new Map(numbered),
    tags: tagCounts(posts),
    until: coming.reduce<Date | null>((first, day) => (first === null || day < first ? day : first), null),
  };
}
