import { z } from "zod";

/** A section of a post, as a table of contents has it. */
export const postHeadingOutput = z.object({ depth: z.number(), slug: z.string(), text: z.string() });
export type PostHeading = z.output<typeof postHeadingOutput>;
