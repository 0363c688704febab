import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import { cardSize, type ShareCard } from "#src/shared/card.ts";
import { findTrait } from "#src/shared/catalogue.ts";
import { paths } from "#src/shared/paths.ts";
import { RevokeCard } from "./RevokeCard.tsx";

interface MadeCardProps {
  surveyId: string;
  card: ShareCard;
}

/** The card as others see it, and the ways to pass it on. */
export function MadeCard({ surveyId, card: { publicId, url, selectedTraits } }: MadeCardProps) {
  const names = selectedTraits.map((id) => findTrait(id)?.name ?? id).join(", ");
  const image = paths.cardImage(publicId);
  return (
    <div className="grid gap-4">
      <img className="card-picture" src={image} {...cardSize} alt={`Your card: ${names}.`} />
      <CopyField label="Your card’s link" value={url} />
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.card(publicId)}>See its page</LinkButton>
        <LinkButton href={image} download="openpane-card.png">
          Download PNG
        </LinkButton>
        <RevokeCard surveyId={surveyId} />
      </div>
    </div>
  );
}
