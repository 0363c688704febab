import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { useSession } from "#src/islands/kit/session/use-session.ts";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { PlanInfo } from "#src/shared/plan/billing.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { ProgrammeView } from "./ProgrammeView.tsx";

export interface LoadedProgrammeProps {
  faId: string;
  /** null where the page did not know who is signed in. */
  initial: Programme | null;
  plan: PlanInfo | null;
}

/** Has a programme at hand, and whether its facilitator may start new things. */
export function LoadedProgramme({ faId, initial, plan }: LoadedProgrammeProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.programme.get.useQuery({ faId }, { enabled, ...fromPage(initial) });
  const { data: planInfo } = trpc.billing.plan.useQuery(undefined, { enabled, ...fromPage(plan) });
  if (query.data)
    return <ProgrammeView programme={query.data} hasPlan={planInfo?.features.facilitatorAccess === true} />;
  return (
    <div className="grid gap-8">
      <h1>Your programme</h1>
      {query.error === null ? (
        <Skeleton label="Loading your programme" lines={5} />
      ) : (
        <LoadFailed
          what="Your programme"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </div>
  );
}
