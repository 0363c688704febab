import type { ShareCard } from "#src/shared/result/card.ts";
import { z } from "zod";

export const shareCard = z.strictObject({
  publicId: z.string(),
  url: z.url(),
  imageUrl: z.url(),
  selectedTraits: z.array(z.string()),
  createdAt: z.iso.datetime(),
}) satisfies z.ZodType<ShareCard>;
