import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { RoundView } from "./RoundView.tsx";

export interface LoadedRoundProps {
  teamRoundId: string;
  /** null where the page did not know who is signed in. */
  initial: TeamRound | null;
}

/** Has a team round at hand. */
export function LoadedRound({ teamRoundId, initial }: LoadedRoundProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.team.get.useQuery({ teamRoundId }, { enabled, ...fromPage(initial) });
  if (query.data) return <RoundView round={query.data} />;
  return (
    <div className="grid gap-8">
      <h1>Your team round</h1>
      {query.error === null ? (
        <Skeleton label="Loading your team round" lines={5} />
      ) : (
        <LoadFailed
          what="Your team round"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
