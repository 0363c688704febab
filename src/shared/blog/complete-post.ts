import { brand } from "#src/shared/site/brand.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import type { PostContent, PostCover } from "./post-content.ts";
import { postLimits } from "./post-limits.ts";

/* What readers see of a post whose author left the rest to us. */

type WindowCover = Extract<PostCover, { kind: "window" }>;

/** Words that say little of what a title is about. */
const small = new Set(
  "a about an and are as at be but by can do does for from has have how if in into is isn’t it its it’s my no not of on or our so than that the their them they this to up was we what when where who why will with you your".split(
    " ",
  ),
);

/** A window with words of the title: the longer the word, the larger its pane. */
export function drawnCover(title: string): WindowCover {
  const all = title.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
  const words = [...new Set(all)]
    .filter((word) => word.length <= postLimits.paneWordMax && !small.has(word.replace("'", "’")))
    .slice(0, 4);
  const [arena, blindSpot, facade, unknown] = words;
  const quoted = words.map((word) => `“${word}”`).join(", ");
  return {
    kind: "window",
    alt: words.length === 0 ? "A window of four panes." : `A window with words of the title: ${quoted}.`,
    panes: {
      arena: arena?.length ?? 4,
      blindSpot: blindSpot?.length ?? 3,
      facade: facade?.length ?? 2,
      unknown: unknown?.length ?? 5,
    },
    words: withoutUndefined({ arena, blindSpot, facade, unknown }),
  };
}

/** The first paragraph, cut between words where it's too long for a description. */
function excerptOf(lead: string): string {
  const { most } = postLimits.description;
  const text = lead.replaceAll(/\s+/gu, " ").trim();
  if (text.length <= most) return text;
  const cut = text.lastIndexOf(" ", most - 1);
  return `${text.slice(0, cut > most / 2 ? cut : most - 1).replace(/[\s,;:–—-]+$/u, "")}…`;
}

/** A cover that says what it shows to those who can't see it. */
function shownCover(cover: PostCover | null, title: string): PostCover {
  if (cover === null) return drawnCover(title);
  return cover.kind === "window" && cover.alt === "" ? { ...cover, alt: "A window of four panes." } : cover;
}

type Facts = Omit<PostContent, "markdown">;

/** @param lead the first paragraph's text */
export function completePost<Content extends Facts>(
  content: Content,
  lead: string,
): Content & { readonly cover: PostCover; readonly isExcerpt: boolean } {
  const { title, description, author, cover } = content;
  return {
    ...content,
    description: description === "" ? excerptOf(lead) : description,
    isExcerpt: description === "",
    author: author === "" ? brand.studio : author,
    cover: shownCover(cover, title),
  };
}
