import { z } from "zod";
import { boundedText } from "#src/shared/text/bounded.input.ts";
import { logoMaxBytes } from "./own-brand.ts";

export const logoInput = z.object({
  /** The file, as text. */
  base64: boundedText(
    Math.ceil(logoMaxBytes / 3) * 4,
    "A logo can have at most 2 MB.",
    "Please send a picture.",
  ),
});

export const colourInput = z.object({
  colour: boundedText(7, "A colour looks like #1d5fa8.")
    .regex(/^#[0-9a-f]{6}$/i, "A colour looks like #1d5fa8.")
    .nullable(),
});
