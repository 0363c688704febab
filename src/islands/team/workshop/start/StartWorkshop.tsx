import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { Organisation } from "#src/shared/organisation/organisation.output.ts";
import { leads } from "#src/shared/organisation/roles.ts";
import { paths } from "#src/shared/site/paths.ts";
import { teamPaths } from "#src/shared/team/team-paths.ts";
import { WorkshopForm } from "./WorkshopForm.tsx";

export interface StartWorkshopProps {
  organisationId: string;
  /** null where the page did not know who is signed in. */
  initial: Organisation | null;
}

/** Starting a workshop, for those who lead an organisation whose plan is active. */
export function StartWorkshop({ organisationId, initial }: StartWorkshopProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.organisation.get.useQuery({ id: organisationId }, { enabled, ...fromPage(initial) });
  if (query.data) return <FormOrWhyNot organisation={query.data} />;
  if (query.error === null) return <Skeleton label="Loading your team" lines={4} />;
  return (
    <LoadFailed
      what="Your team"
      error={query.error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

function FormOrWhyNot({ organisation: { id, role, isActive } }: { organisation: Organisation }) {
  if (!leads(role))
    return (
      <Notice tone="warn" title="Only owners and facilitators start workshops">
        <p>Ask one of them, or ask for another role.</p>
        <p className="mt-2">
          <LinkButton look="primary" href={teamPaths.team(id)}>
            See who leads your team
          </LinkButton>
        </p>
      </Notice>
    );
  if (!isActive)
    return (
      <Notice tone="warn" title="A workshop needs an active plan">
        <p>No owner of this team has one right now. Workshops that have started go on.</p>
        <p className="mt-2">
          <LinkButton look="primary" href={paths.subscribe()}>
            See the plans
          </LinkButton>
        </p>
      </Notice>
    );
  return <WorkshopForm organisationId={id} />;
}
