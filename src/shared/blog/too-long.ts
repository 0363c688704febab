import type { Advice } from "./missing-for-publishing.ts";
import type { PostContent } from "./post-content.ts";
import { postLimits } from "./post-limits.ts";

const number = (count: number): string => count.toLocaleString("en-GB");

function fault(field: keyof PostContent, name: string, text: string, most: number): readonly Advice[] {
  const over = text.length - most;
  const characters = over === 1 ? "1 character" : `${number(over)} characters`;
  return over <= 0 ? [] : [{ field, message: `${name} is ${characters} too long: ${number(most)} at most.` }];
}

/** The parts of a draft that are too long to be saved, and by how much. */
export const tooLongIn = ({
  title,
  description,
  author,
  cover,
  markdown,
}: PostContent): readonly Advice[] => [
  ...fault("title", "The title", title, postLimits.title.most),
  ...fault("description", "The description", description, postLimits.description.most),
  ...fault("author", "The author’s name", author, postLimits.author.most),
  ...fault("cover", "What the cover shows", cover?.alt ?? "", postLimits.alt.most),
  ...fault("markdown", "The text", markdown, postLimits.markdownMax),
];
