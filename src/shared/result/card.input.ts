import { z } from "zod";
import { boundedList, boundedText, opaqueName } from "#src/shared/text/bounded.input.ts";
import { asTraitIds } from "#src/shared/survey/survey.input.ts";
import { cardFormats, maxCardWords } from "./card.ts";

/** 1 to 6 different words. Whether each is in the Arena is for the server to say. */
export const cardWords = boundedList(
  opaqueName,
  { least: 1, most: maxCardWords },
  {
    notList: "Please pick the words of your card.",
    tooFew: "Please pick at least 1 word.",
    tooMany: `Please pick at most ${String(maxCardWords)} words.`,
  },
).refine((ids) => new Set(ids).size === ids.length, "Please pick each word once only.");

export const cardInput = z.object({ selectedTraits: cardWords }).transform(asTraitIds);

export const publicCardInput = z.object({ publicId: opaqueName });

/** No client has so many names of pictures that it would say more than this. */
export const maxKnown = 1000;

export const cardImageInput = publicCardInput.extend({
  /** Names of pictures that the asking side has: it gets none that it has. */
  known: boundedText(maxKnown, "These are too many names of pictures.").default(""),
  format: z.enum(cardFormats, `The format is one of ${cardFormats.join(", ")}.`).default("wide"),
});
