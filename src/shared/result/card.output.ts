import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";

/** A card that an owner shows to the world, as its owner gets it. Times are ISO 8601 in UTC. */
export const shareCardOutput = z
  .strictObject({
    publicId: z.string(),
    /** Its public page. */
    url: z.url(),
    /** The picture, as PNG. */
    imageUrl: z.url(),
    /** In catalogue order, which reveals no votes. */
    selectedTraits: z.array(z.string()),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "ShareCard" });

/** A picture, as PNG. */
export const exportedPictureOutput = z.string().meta({ format: "binary" });

export type ShareCard = Shape<typeof shareCardOutput>;
