import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { ReactNode } from "react";
import { NoTeam } from "./NoTeam.tsx";
import { OtherTeams } from "./OtherTeams.tsx";
import type { TeamPage } from "./team-page.ts";
import { TeamView } from "./TeamView.tsx";
import { WaitingInvites } from "./WaitingInvites.tsx";

export interface TeamProps {
  /** Which one is asked for; null: the first. */
  wanted: string | null;
  /** null where the page did not know who is signed in. */
  initial: TeamPage | null;
}

/** Someone's team, or the way to one. */
export function Team({ wanted, initial }: TeamProps) {
  const enabled = useSession(initial !== null);
  const list = trpc.organisation.list.useQuery(undefined, { enabled: enabled && initial === null });
  const plan = trpc.billing.plan.useQuery(undefined, { enabled, ...fromPage(initial?.plan ?? null) });
  const organisations = initial?.organisations ?? list.data;
  if (organisations === undefined || plan.data === undefined)
    return <NotYet failed={[list, plan].find(({ error }) => error !== null)} />;
  const canMake = plan.data.features.teamDashboard;
  const id = wanted ?? organisations[0]?.id ?? null;
  const waiting = <WaitingInvites initial={initial?.received ?? null} enabled={enabled} />;
  return (
    <div className="grid gap-12 sm:gap-16">
      {id === null ? (
        <>
          <h1>Your team</h1>
          {waiting}
          <NoTeam canMake={canMake} />
        </>
      ) : (
        <>
          <ShownTeam id={id} initial={initial} waiting={waiting} />
          <OtherTeams organisations={organisations} shownId={id} canMake={canMake} />
        </>
      )}
    </div>
  );
}

interface ShownTeamProps {
  id: string;
  initial: TeamPage | null;
  waiting: ReactNode;
}

function ShownTeam({ id, initial, waiting }: ShownTeamProps) {
  const shown = initial?.shown ?? null;
  const query = trpc.organisation.get.useQuery({ id }, fromPage(shown?.organisation ?? null));
  if (query.data === undefined) return <NotYet failed={query.error === null ? undefined : query} />;
  return (
    <TeamView
      organisation={query.data}
      rounds={shown?.rounds ?? null}
      invites={shown?.invites ?? null}
      workshops={shown?.workshops ?? null}
      waiting={waiting}
    />
  );
}

interface Failed {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** On the way, or why not. */
function NotYet({ failed }: { failed: Failed | undefined }) {
  return (
    <div className="grid gap-8">
      <h1>Your team</h1>
      {failed === undefined ? (
        <Skeleton label="Loading your team" lines={5} />
      ) : (
        <LoadFailed
          what="Your team"
          error={failed.error}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
    </div>
  );
}
