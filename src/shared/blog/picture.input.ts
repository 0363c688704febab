import { z } from "zod";
import { boundedText, trimmedText } from "#src/shared/text/bounded.input.ts";
import { plainText } from "#src/shared/text/plain-text.ts";
import { pictureLimits } from "./picture-limits.ts";
import { pictureIdPattern, postLimits } from "./post-limits.ts";

export const pictureIdInput = z.object({
  id: boundedText(32, "There’s no such picture.").regex(pictureIdPattern, "There’s no such picture."),
});

const noCursor = "This isn’t a cursor of ours.";

export const pictureAltInput = z.object({
  alt: trimmedText(
    postLimits.alt.most,
    "Describe the picture in at most 300 characters.",
    "Say what the picture shows.",
  )
    .min(1, "Say what the picture shows.")
    .regex(plainText, "Describe the picture in one line of plain text."),
});

export const newPictureInput = pictureAltInput.extend({
  /** The file, as text. */
  base64: boundedText(Math.ceil(pictureLimits.bytes / 3) * 4, "A picture can have at most 8 MB."),
});
export type NewPicture = z.output<typeof newPictureInput>;

export const pictureListInput = z.object({
  cursor: boundedText(40, noCursor)
    .regex(/^\d{1,16}\.\d{1,15}$/, noCursor)
    .optional(),
});
export type PictureListQuery = z.output<typeof pictureListInput>;
