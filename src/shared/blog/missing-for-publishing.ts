import type { PostContent } from "./post-content.ts";
import { postLimits } from "./post-limits.ts";

export interface Missing {
  readonly field: keyof PostContent;
  readonly message: string;
}

/** What a draft lacks for publishing. */
export function missingForPublishing({
  title,
  description,
  author,
  tags,
  cover,
  markdown,
}: PostContent): readonly Missing[] {
  const rules: readonly (readonly [isMet: boolean, field: keyof PostContent, message: string])[] = [
    [
      title.length >= postLimits.title.least,
      "title",
      `Write a title of at least ${String(postLimits.title.least)} characters.`,
    ],
    [
      description.length >= postLimits.description.least,
      "description",
      `Write a description of at least ${String(postLimits.description.least)} characters: lists and search engines show it.`,
    ],
    [author !== "", "author", "Say who wrote it."],
    [tags.length >= postLimits.tags.least, "tags", "Add a tag."],
    [cover !== null, "cover", "Choose a cover."],
    [
      cover === null || cover.alt.length >= postLimits.alt.least,
      "cover",
      `Say in at least ${String(postLimits.alt.least)} characters what the cover shows.`,
    ],
    [markdown.trim() !== "", "markdown", "Write the text."],
  ];
  return rules.flatMap(([isMet, field, message]) => (isMet ? [] : [{ field, message }]));
}
