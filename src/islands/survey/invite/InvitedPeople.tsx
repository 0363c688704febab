import { trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { InvitedList } from "./InvitedList.tsx";

interface InvitedPeopleProps {
  surveyId: string;
  /** The round takes no answers any more: the list is there to read. */
  isClosed?: boolean;
}

/** Who was invited by email. */
export function InvitedPeople({ surveyId, isClosed = false }: InvitedPeopleProps) {
  const query = trpc.invitation.list.useQuery({ surveyId });
  if (query.data) return <InvitedList surveyId={surveyId} invitations={query.data} isClosed={isClosed} />;
  if (query.error === null) return <Skeleton label="Loading the people you invited" lines={2} />;
  return (
    <LoadFailed
      what="The list of people you invited"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
