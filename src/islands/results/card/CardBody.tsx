import { trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { CardMaker } from "./CardMaker.tsx";
import { cardWords, noCardWords, onceClosed, onTheCard, aboutKeepsake, keepsakeNames } from "./card-copy.ts";
import { api } from "#src/islands/kit/api/api.ts";
import { Switch } from "#src/islands/kit/ui/Switch.tsx";
import { FileLink } from "#src/islands/results/shared/FileLink.tsx";
import { keepsakeFormats } from "#src/shared/result/keepsake.ts";
import { useState } from "react";

/** The whole window as a picture, for its owner alone. */
function KeepsakeSection({ surveyId }: { surveyId: string }) {
  const [withTitle, setWithTitle] = useState(false);
  const title = withTitle ? "true" : "false";
  return (
    <section className="grid gap-4" aria-labelledby="keepsake-title">
      <h3 id="keepsake-title">A keepsake for you alone</h3>
      <p className="max-w-measure">{aboutKeepsake}</p>
      <Switch
        label="Show the round’s title"
        isOn={withTitle}
        isBusy={false}
        onFlip={() => setWithTitle(!withTitle)}
      >
        Without it, the picture says “My window” and the date.
      </Switch>
      <p className="flex flex-wrap gap-3">
        {keepsakeFormats.map((format) => (
          <FileLink
            key={format}
            href={paths.keepsake(surveyId, format, withTitle)}
            fetchFile={() => api.card.keepsake.query({ surveyId, format, title })}
          >
            {keepsakeNames[format]}
          </FileLink>
        ))}
      </p>
    </section>
  );
}

export interface CardBodyProps {
  analysis: Analysis;
  /** The card there is, or null; undefined where the page came without it, and has to ask. */
  card: ShareCard | null | undefined;
  /** People can still answer: a card that is there stays, and none is made. */
  isOpen: boolean;
}

/** Where no word may be on a card it says so, and a card of an earlier result can be removed. */
export function CardBody({ analysis, card, isOpen }: CardBodyProps) {
  const hasWords = cardWords(analysis).length > 0;
  const canMake = hasWords && !isOpen;
  return (
    <>
      <section className="grid gap-5" aria-labelledby="card-to-show">
        <h3 id="card-to-show">A card to show</h3>
        <p className="max-w-measure">{onTheCard}</p>
        {!hasWords && <p className="max-w-measure">{noCardWords}</p>}
        {hasWords && isOpen && (
          <p className="max-w-measure">
            {onceClosed}{" "}
            <a className="link-line" href={paths.assessment(analysis.surveyId)}>
              Go to the round
            </a>
          </p>
        )}
        {(hasWords || card !== null) && <OwnCard analysis={analysis} card={card} canMake={canMake} />}
      </section>
      <KeepsakeSection surveyId={analysis.surveyId} />
    </>
  );
}

interface OwnCardProps extends Pick<CardBodyProps, "analysis" | "card"> {
  canMake: boolean;
}

function OwnCard({ analysis, card: known, canMake }: OwnCardProps) {
  const brought = known === undefined ? {} : { initialData: known };
  const card = trpc.card.find.useQuery({ surveyId: analysis.surveyId }, brought);
  if (card.data !== undefined) return <CardMaker analysis={analysis} card={card.data} canMake={canMake} />;
  if (card.error === null) return <Skeleton label="Loading your card" lines={6} />;
  return (
    <LoadFailed
      what="Your card"
      error={card.error}
      isRetrying={card.isFetching}
      onRetry={() => void card.refetch()}
    />
  );
}
