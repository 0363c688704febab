import type { ShareCard } from "#src/shared/result/card.output.ts";
import type { ShownCard } from "#src/shared/result/card.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { paths } from "#src/shared/site/paths.ts";
import { pictureOf } from "./card-picture.ts";
import type { CardRow } from "./queries.ts";

const addressesOf = ({ publicId }: CardRow, siteUrl: string) => ({
  url: `${siteUrl}${paths.card(publicId)}`,
  imageUrl: `${siteUrl}${paths.cardImage(publicId)}`,
});

/** A card as its owner gets it. */
export const presentCard = (row: CardRow, siteUrl: string): ShareCard => ({
  publicId: row.publicId,
  ...addressesOf(row, siteUrl),
  selectedTraits: row.traitIds,
  createdAt: row.createdAt.toISOString(),
});

/** A card as everyone sees it: not of which round it is, nor when it was made. */
export function presentShown(row: CardRow, siteUrl: string): ShownCard {
  const { title, words } = pictureOf(row);
  return {
    title,
    words: row.traitIds.map((id, place) => ({
      name: words[place] ?? id,
      description: findTrait(id)?.description ?? "",
    })),
    alt: `A window of four panes. In the largest, the Arena: ${words.join(", ")}.`,
    ...addressesOf(row, siteUrl),
  };
}
