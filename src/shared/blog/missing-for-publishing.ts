import { brand } from "#src/shared/site/brand.ts";
import { readingMinutes } from "#src/shared/site/blog.ts";
import type { PostContent } from "./post-content.ts";
import { postLimits } from "./post-limits.ts";

/** Something to do about a field of a post. */
export interface Advice {
  readonly field: keyof PostContent;
  readonly message: string;
}

type Rule = readonly [isMet: boolean, field: keyof PostContent, message: string];

const unmet = (rules: readonly Rule[]): readonly Advice[] =>
  rules.flatMap(([isMet, field, message]) => (isMet ? [] : [{ field, message }]));

/** The start of what stands in a pasted text for a picture. */
const pictureLeftOut = "[Picture left out";

/** A link as the toolbar starts it. */
const linkToNothing = /\]\(https?:\/\/\s*\)/u;

const lineOf = (pattern: RegExp, text: string): number =>
  text.slice(0, text.search(pattern)).split("\n").length;

/** What a draft lacks for publishing: a title and a text without gaps are enough. */
export const missingForPublishing = ({
  title,
  markdown,
}: Pick<PostContent, "title" | "markdown">): readonly Advice[] =>
  unmet([
    [title.trim() !== "", "title", "Write a title."],
    [markdown.trim() !== "", "markdown", "Write the text."],
    [
      !markdown.includes(pictureLeftOut),
      "markdown",
      `Put the caret on each “${pictureLeftOut}…]”, then press Picture, or delete it.`,
    ],
    [
      !linkToNothing.test(markdown),
      "markdown",
      `Line ${String(lineOf(linkToNothing, markdown))}: This link leads nowhere. Write its address, or remove the link.`,
    ],
  ]);

/** A text that takes longer to read is easier with headings. */
const minutesWithoutHeadings = 3;

/** What would make a post better for its readers. Publishing doesn't wait for it. */
export function hintsFor({ description, author, tags, cover, markdown }: PostContent): readonly Advice[] {
  const { least } = postLimits.description;
  return unmet([
    [
      description !== "",
      "description",
      "Write a description. Until then, lists and search engines show the first paragraph.",
    ],
    [
      description === "" || description.length >= least,
      "description",
      `Say a little more in the description: ${String(least)} characters or more.`,
    ],
    [
      readingMinutes(markdown) < minutesWithoutHeadings || /^#{1,6} /mu.test(markdown),
      "markdown",
      "Add a heading or two: readers look through a long text first.",
    ],
    [tags.length > 0, "tags", "Add a tag, so readers find the post beside others like it."],
    [cover !== null, "cover", "Choose a cover. Until then, we draw one from the title."],
    [cover?.alt.trim() !== "", "cover", "Say what the cover shows, for people who can’t see it."],
    [author !== "", "author", `Say who wrote it. Until then, it’s ${brand.studio}.`],
  ]);
}
