import { z } from "zod";
import { maxCardWords } from "./card.ts";

/** 1 to 6 different words. Whether each is in the Arena is for the server to say. */
export const cardInput = z.object({
  selectedTraits: z
    .array(z.string().max(64), "Please pick the words of your card.")
    .min(1, "Please pick at least 1 word.")
    .max(maxCardWords, `Please pick at most ${String(maxCardWords)} words.`)
    .refine((ids) => new Set(ids).size === ids.length, "Please pick each word once only."),
});

export const publicCardInput = z.object({ publicId: z.string().min(1).max(64) });

/** No client has so many names of pictures that it would say more than this. */
export const maxKnown = 1000;

export const cardImageInput = publicCardInput.extend({
  /** Names of pictures that the asking side has: it gets none that it has. */
  known: z.string().max(maxKnown).default(""),
});
