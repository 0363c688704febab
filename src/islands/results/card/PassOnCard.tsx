import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { CopyField } from "#src/islands/kit/ui/CopyField.tsx";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import type { CardFormat } from "#src/shared/result/card.ts";
import { paths } from "#src/shared/site/paths.ts";
import { RevokeCard } from "./RevokeCard.tsx";

interface PassOnCardProps {
  surveyId: string;
  card: ShareCard;
  format: CardFormat;
}

/** The ways to pass a card on, and to take it back. */
export function PassOnCard({ surveyId, card, format }: PassOnCardProps) {
  const fileName = format === "wide" ? "openpane-card.png" : `openpane-card-${format}.png`;
  return (
    <>
      <CopyField label="Your card’s link" value={card.url} />
      <p className="flex flex-wrap gap-3">
        <LinkButton href={paths.card(card.publicId)}>See its page</LinkButton>
        <LinkButton href={paths.cardImage(card.publicId, format)} download={fileName}>
          Download PNG
        </LinkButton>
      </p>
      <RevokeCard surveyId={surveyId} />
    </>
  );
}
