import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { useQuery } from "@tanstack/react-query";
import { NextLines } from "./NextLines.tsx";
import { sentQuery, type SentProgramme } from "./sent-query.ts";
import { SendingProgress } from "./SendingProgress.tsx";
import { SkippedPeople } from "./SkippedPeople.tsx";

export interface SentProps {
  faId: string;
  /** null where the page did not know who is signed in. */
  initial: SentProgramme | null;
}

/** What has become of the invitations, and what comes next. */
export function Sent({ faId, initial }: SentProps) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...sentQuery(faId), enabled, initialData: () => initial ?? undefined });
  if (query.data) return <Outcome {...query.data} />;
  if (query.error === null) return <Skeleton label="Loading your invitations" />;
  return (
    <LoadFailed
      what="This page"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function Outcome({ programme, sending }: SentProgramme) {
  const { id, title } = programme;
  return (
    <div className="grid max-w-measure gap-8">
      <p className="lead wrap-anywhere">For “{title}”.</p>
      <SendingProgress faId={id} initial={sending} />
      <SkippedPeople faId={id} />
      <NextLines {...programme} />
      <p className="flex flex-wrap gap-3">
        <LinkButton look="primary" large href={paths.facilitatorOverview(id)}>
          See the overview
        </LinkButton>
        <LinkButton look="quiet" large className="max-sm:-ms-3" href={paths.dashboardFacilitator()}>
          Go to your dashboard
        </LinkButton>
      </p>
    </div>
  );
}
