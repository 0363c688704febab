import { z } from "zod";

/*
 * Declares input with its size first. zod's own `.max` still runs later checks on a text that is too long,
 * and parses all of a list before counting it: one request could keep the server busy.
 */

/** A text of at most `most` characters. Nothing that follows sees a longer one. */
export const boundedText = (most: number, tooLong: string, notText?: string) =>
  z.string(notText).max(most, { error: tooLong, abort: true });

/** The same, where blanks at either end don't count and are dropped. */
export const trimmedText = (most: number, tooLong: string, notText?: string) =>
  z.string(notText).trim().max(most, { error: tooLong, abort: true });

/** An id, a code or a secret that we made ourselves. */
export const opaqueName = boundedText(128, "This is too long to be one of ours.").min(1);

/** A list of at most `most` entries; a longer one isn't parsed. */
export function boundedList<Entry extends z.ZodType>(
  entry: Entry,
  { least, most }: { readonly least: number; readonly most: number },
  texts: { readonly notList: string; readonly tooFew: string; readonly tooMany: string },
) {
  const list = z.array(entry, texts.notList).min(least, texts.tooFew).max(most, texts.tooMany);
  return z.preprocess((value: z.input<typeof list>, ctx) => {
    if (!Array.isArray(value) || value.length <= most) return value;
    ctx.addIssue({ code: "custom", message: texts.tooMany });
    return z.NEVER;
  }, list);
}
