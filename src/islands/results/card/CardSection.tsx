import { trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { noCardWords, onceClosed, onTheCard } from "./card-copy.ts";
import { cardMakerQuery } from "./card-maker-query.ts";
import { useSeen } from "#src/islands/results/panes/use-seen.ts";

interface CardSectionProps {
  analysis: Analysis;
  /** The card there is, or null; undefined where the page came without it, and has to ask. */
  card: ShareCard | null | undefined;
  /** People can still answer: a card that is there stays, and none is made. */
  isOpen: boolean;
}

/** A picture of the Arena for others to see; where the Arena is empty it says so, and a card of an earlier result can be taken back. */
export function CardSection({ analysis, card, isOpen }: CardSectionProps) {
  const { isSeen, ref } = useSeen();
  const hasWords = analysis.arenaTraits.length > 0;
  const canMake = hasWords && !isOpen;
  return (
    <div ref={ref} className="grid gap-5">
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
      {isSeen && (hasWords || card !== null) && <OwnCard analysis={analysis} card={card} canMake={canMake} />}
    </div>
  );
}

interface OwnCardProps extends Pick<CardSectionProps, "analysis" | "card"> {
  canMake: boolean;
}

function OwnCard({ analysis, card: known, canMake }: OwnCardProps) {
  const brought = known === undefined ? {} : { initialData: known };
  const card = trpc.card.find.useQuery({ surveyId: analysis.surveyId }, brought);
  const maker = useQuery(cardMakerQuery);
  if (card.data !== undefined && maker.data !== undefined) {
    const { CardMaker } = maker.data;
    return <CardMaker analysis={analysis} card={card.data} canMake={canMake} />;
  }
  const error = card.error ?? maker.error;
  if (error === null) return <Skeleton label="Loading your card" lines={6} />;
  return (
    <LoadFailed
      what="Your card"
      error={error}
      isRetrying={card.isFetching || maker.isFetching}
      onRetry={() => void Promise.all([card, maker].map(({ refetch }) => refetch()))}
    />
  );
}
