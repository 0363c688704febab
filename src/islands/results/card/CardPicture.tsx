import { Button } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { cardSizes, type CardFormat } from "#src/shared/result/card.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useState } from "react";

interface CardPictureProps {
  card: ShareCard;
  format: CardFormat;
}

/** The card as others see it. */
export function CardPicture({ card: { publicId, selectedTraits }, format }: CardPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  const names = selectedTraits.map((id) => findTrait(id)?.name ?? id).join(", ");
  const alt = `Your card: ${names}.`;
  if (hasFailed) return <PictureFailed onRetry={() => setFailed(false)} />;
  return (
    <img
      className="card-picture"
      data-format={format}
      src={paths.cardImage(publicId, format)}
      {...cardSizes[format]}
      alt={alt}
      onError={() => setFailed(true)}
    />
  );
}

/** Trying again draws the picture again, which asks the server for it again. */
function PictureFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice tone="error" title="The picture of your card didn’t load">
      <p>Your card is ready, and its link works.</p>
      <p className="mt-2">
        <Button onClick={onRetry}>Try again</Button>
      </p>
    </Notice>
  );
}
