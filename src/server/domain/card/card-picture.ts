import { sha256 } from "#src/server/ids.ts";
import { cardNote, cardTitle, type CardFormat } from "#src/shared/result/card.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import type { CardRow } from "./queries.ts";

/** What stands on a picture. There is no place in it for a number or for anyone but the owner. */
export interface CardPicture {
  readonly title: string;
  readonly words: readonly string[];
  readonly note: string;
  readonly format: CardFormat;
}

/** Goes up with each change of the drawing: whoever keeps a picture is asked to fetch the new one. */
export const drawingVersion = 2;

/** Names a picture without drawing it: the same picture has the same name. */
export const pictureTag = ({ title, words, note, format }: CardPicture): string =>
  sha256(JSON.stringify([drawingVersion, title, words, note, format])).slice(0, 22);

/** Draws pictures as PNG; the same picture gives the same bytes. */
export interface CardPainter {
  /** A picture that was drawn lately, or is being drawn; undefined where it has to be drawn again. */
  readonly atHand: (picture: CardPicture) => Promise<Uint8Array> | undefined;
  readonly draw: (picture: CardPicture) => Promise<Uint8Array>;
}

/** A picture from the card's row alone. */
export const pictureOf = ({ ownerName, traitIds }: CardRow, format: CardFormat = "wide"): CardPicture => ({
  format,
  title: cardTitle(ownerName),
  words: traitIds.map((id) => findTrait(id)?.name ?? id),
  note: cardNote,
});
