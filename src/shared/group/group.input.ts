import { z } from "zod";
import { programmeIdInput } from "#src/shared/programme/programme.input.ts";

/** A picture as data, as a report, as slides, or as a table. */
export const pictureFormats = ["json", "pdf", "slides", "csv"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

export const pictureFormat = z.enum(pictureFormats, "The format is json, pdf, slides or csv.").optional();

export const groupExportOfInput = programmeIdInput.extend({
  format: pictureFormat,
  /** The picture's number; the newest without it. */
  number: z.coerce.number().int().min(1).optional(),
});
