import { LoadFailed } from "#src/islands/kit/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { invitationsQuery } from "./invitation-queries.ts";
import { InvitedList } from "./InvitedList.tsx";

/** Who was invited by mail. */
export function InvitedPeople({ surveyId }: { surveyId: string }) {
  const query = useQuery(invitationsQuery(surveyId));
  if (query.data) return <InvitedList surveyId={surveyId} invitations={query.data} />;
  if (query.error === null) return <Skeleton label="Loading whom you have invited" lines={2} />;
  return (
    <LoadFailed
      what="The list of those you invited"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
