import { z } from "zod";
import { time, type Shape } from "#src/shared/fields.output.ts";

const fields = {
  id: z.string(),
  /** Where it is shown. */
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
};

export const uploadedPictureOutput = z.strictObject(fields).meta({ id: "UploadedPicture" });
export type UploadedPicture = Shape<typeof uploadedPictureOutput>;

export const pictureListOutput = z
  .strictObject({
    items: z.array(z.strictObject({ ...fields, addedAt: time })),
    next: z.string().nullable(),
  })
  .meta({ id: "PictureList" });
export type PictureList = Shape<typeof pictureListOutput>;
