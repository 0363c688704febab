import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { TeamPicture } from "#src/shared/team/team.output.ts";
import type { ReactNode } from "react";

export interface LoadedPictureProps {
  teamRoundId: string;
  /** null where the page did not know who is signed in. */
  initial: TeamPicture | null;
}

/** Has a team picture at hand. */
export function LoadedPicture({
  teamRoundId,
  initial,
  children,
}: LoadedPictureProps & { children: (picture: TeamPicture) => ReactNode }) {
  const enabled = useSession(initial !== null);
  const query = trpc.team.picture.useQuery({ teamRoundId }, { enabled, ...fromPage(initial) });
  // As a file it comes only where a format is asked for.
  if (query.data && "counted" in query.data) return children(query.data);
  return (
    <div className="grid gap-8">
      <h1>Your team picture</h1>
      {query.error === null ? (
        <Skeleton label="Loading your team picture" lines={5} />
      ) : (
        <LoadFailed
          what="Your team picture"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
