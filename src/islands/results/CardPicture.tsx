import { cardSize, type ShareCard } from "#src/shared/card.ts";
import { findTrait } from "#src/shared/catalogue.ts";
import { paths } from "#src/shared/paths.ts";

/** The card as others see it. */
export function CardPicture({ card: { publicId, selectedTraits } }: { card: ShareCard }) {
  const names = selectedTraits.map((id) => findTrait(id)?.name ?? id).join(", ");
  const alt = `Your card: ${names}.`;
  return <img className="card-picture" src={paths.cardImage(publicId)} {...cardSize} alt={alt} />;
}
