import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import type { FacilitatorOverview } from "#src/shared/plan/facilitator.output.ts";
import { ClientSurveys } from "./ClientSurveys.tsx";
import { UpgradeRequired } from "./UpgradeRequired.tsx";

export interface FacilitatorProps {
  /** null where the page did not know who is signed in. */
  initial: FacilitatorOverview | null;
  /** The page knows who is signed in, and that their plan is not a facilitator's. */
  refused?: boolean;
}

/** What facilitators see; others are told what it takes, and led to their own dashboard. */
export function Facilitator({ initial, refused = false }: FacilitatorProps) {
  const enabled = useSession(initial !== null || refused) && !refused;
  const query = trpc.facilitator.overview.useQuery(undefined, {
    enabled,
    ...fromPage(initial),
  });
  if (refused || errorStatus(query.error) === 402) return <UpgradeRequired />;
  if (query.data) return <ClientSurveys overview={query.data} />;
  if (query.error === null) return <Skeleton label="Loading your client rounds" />;
  return (
    <LoadFailed
      what="Your client rounds"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
