import { z } from "zod";
import { boundedList, boundedText, opaqueName } from "#src/shared/text/bounded.input.ts";
import { asTraitIds } from "#src/shared/survey/survey.input.ts";
import { keepsakeFormats, maxCardWords, type PictureFormat, pictureFormats, pictureThemes } from "./card.ts";

/** 1 to 5 different words. Whether each may be shown is for the server to say. */
export const cardWordsInput = boundedList(
  opaqueName,
  { least: 1, most: maxCardWords },
  {
    notList: "Please pick the words of your card.",
    tooFew: "Please pick at least 1 word.",
    tooMany: `Please pick at most ${String(maxCardWords)} words.`,
  },
).refine((ids) => new Set(ids).size === ids.length, "Please pick each word once only.");

export const cardInput = z.object({ selectedTraits: cardWordsInput }).transform(asTraitIds);

export const publicCardInput = z.object({ publicId: opaqueName });

/** Longer than any real client's list of tags. */
export const maxKnown = 1000;

/** `square` is the former name of `post`; old addresses use it. */
const formatOf = <Format extends PictureFormat>(formats: readonly Format[]) =>
  z.preprocess(
    (asked) => (asked === "square" ? "post" : asked),
    z.enum(formats, `The format is one of ${formats.join(", ")}.`),
  );
const theme = z.enum(pictureThemes, `The theme is one of ${pictureThemes.join(", ")}.`).default("light");

/** How a picture is drawn. */
const drawnAs = { format: formatOf(pictureFormats).default("wide"), theme };

export const cardImageInput = publicCardInput.extend({
  /** Tags of pictures that the client has cached. */
  known: boundedText(maxKnown, "These are too many names of pictures.").default(""),
  ...drawnAs,
});

/** What a query string carries: the ids with commas between them. */
export const cardDraftInput = z.object({
  traits: boundedText(1000, "These are too many words.", "Please pick the words of your card.")
    .transform((ids) => ids.split(",").filter((id) => id !== ""))
    .pipe(cardWordsInput),
  ...drawnAs,
});

export const circlesPictureInput = z.object(drawnAs);

export const keepsakeInput = z.object({
  /** Whether the round's title is on it. */
  title: z
    .enum(["true", "false"], "Whether the title is on it is true or false.")
    .default("false")
    .transform((asked) => asked === "true"),
  format: formatOf(keepsakeFormats).default("post"),
  theme,
});
