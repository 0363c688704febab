import type { PostCover } from "#src/shared/blog/post-content.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { getCollection, type CollectionEntry } from "astro:content";

/** An article of src/content/blog. */
interface ArticleFile extends Omit<CollectionEntry<"blog">["data"], "cover" | "updatedAt"> {
  readonly slug: string;
  readonly cover: PostCover;
  readonly updatedAt: Date | null;
  readonly markdown: string;
}

function coverOf({ alt, panes, words, picture }: CollectionEntry<"blog">["data"]["cover"]): PostCover {
  return picture === undefined
    ? {
        kind: "window",
        alt,
        panes: panes ?? { arena: 1, blindSpot: 1, facade: 1, unknown: 1 },
        words: withoutUndefined(words ?? {}),
      }
    : { kind: "picture", alt, pictureId: picture };
}

let articles: Promise<readonly ArticleFile[]> | undefined;

/** All articles and drafts at build time. */
export function articleFiles(): Promise<readonly ArticleFile[]> {
  articles ??= getCollection("blog").then((all) =>
    all.map(({ id, body = "", data: { cover, updatedAt = null, ...data } }) => ({
      ...{ slug: id, markdown: body, cover: coverOf(cover), updatedAt },
      ...data,
    })),
  );
  return articles;
}
