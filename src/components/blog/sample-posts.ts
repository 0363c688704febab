import type { ShownPost } from "#src/shared/blog/shown-post.ts";
import { picturePath } from "#src/shared/blog/post-limits.ts";
import { evenWeights } from "#src/shared/result/window-geometry.ts";

/*
 * Posts that nobody reads. The build makes a page of each kind with all that posts can have, and finds out which styles it needs:
 * pages that are made later carry the same ones in themselves (src/server/http/pages/blog).
 */

const day = new Date(0);
const data = {
  title: "A",
  description: "A",
  author: "A",
  tags: ["a", "b"],
  publishedAt: day,
  updatedAt: day,
};
const pictureId = "0".repeat(32);
const window = { kind: "window", alt: "A", panes: evenWeights, words: { arena: "A" } } as const;
const picture = { kind: "picture", alt: "A", pictureId } as const;

/** A window and a picture, before and after one another. */
export const samplePosts: readonly ShownPost[] = ["a", "b", "c", "d", "e"].map((id, place) => ({
  id,
  data: { ...data, cover: place % 2 === 0 ? window : picture },
  minutes: 1,
}));

/** Each element that a post can have: see safe-post.ts. */
export const sampleHtml = `
<h2 id="a">A</h2><h3>A</h3><h4>A</h4><h5>A</h5><h6>A</h6>
<p><a href="/">A</a> <em>A</em> <strong>A</strong> <del>A</del> <code>A</code><br><cite>A</cite></p>
<ul><li>A</li><li>A</li></ul><ol><li>A</li></ol><pre><code>A</code></pre><blockquote><p>A</p></blockquote><hr>
<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>A</td></tr></tbody></table>
<figure><img src="${picturePath(pictureId)}" alt="A"><figcaption>A</figcaption></figure>
<div class="callout" role="note"><p>A</p></div><h2 id="b">B</h2>`;

export const sampleHeadings = ["a", "b"].map((slug) => ({ depth: 2, slug, text: slug }));
