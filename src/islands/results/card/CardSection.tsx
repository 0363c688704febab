import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useSeen } from "#src/islands/results/panes/use-seen.ts";
import { useQuery } from "@tanstack/react-query";
import type { CardBodyProps } from "./CardBody.tsx";
import { cardBodyQuery } from "./card-body-query.ts";

/** A picture of the Arena for others to see, and one of all panes for the owner. They come once someone opens their fold. */
export function CardSection(props: CardBodyProps) {
  const { isSeen, ref } = useSeen();
  return (
    <div ref={ref} className="grid gap-10">
      {isSeen && <LoadedCard {...props} />}
    </div>
  );
}

function LoadedCard(props: CardBodyProps) {
  const body = useQuery(cardBodyQuery);
  if (body.data !== undefined) return <body.data.CardBody {...props} />;
  if (body.error === null) return <Skeleton label="Loading your card" lines={6} />;
  return (
    <LoadFailed
      what="Your card"
      error={body.error}
      isRetrying={body.isFetching}
      onRetry={() => void body.refetch()}
    />
  );
}
