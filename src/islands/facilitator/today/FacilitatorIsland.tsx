import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { UpgradeRequired } from "#src/islands/kit/plan.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import type { ClientPage, Today } from "#src/shared/programme/today.output.ts";
import { TodayView } from "./TodayView.tsx";
import { WindowFrame } from "#src/islands/kit/window/WindowFrame.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";

/** The window with its curtains drawn, until the clients are there. */
function TodaySkeleton() {
  return (
    <div className="grid gap-6 sm:grid-cols-[7rem_1fr] sm:items-center">
      <div className="w-28 [--window-height:6.5rem]">
        <WindowFrame look="curtains" />
      </div>
      <Skeleton label="Loading your clients" lines={5} />
    </div>
  );
}

export interface FacilitatorProps {
  /** null where the page did not know who is signed in. */
  initial: Today | null;
  /** The first clients, where the page brought them along. */
  clients?: ClientPage | null;
  /** The page knows who is signed in, and that they have neither the plan nor a programme. */
  refused?: boolean;
}

/** What facilitators see; others are told what it takes, and led to their own dashboard. */
export function Facilitator({ initial, clients = null, refused = false }: FacilitatorProps) {
  const enabled = useSession(initial !== null || refused) && !refused;
  const query = trpc.facilitator.overview.useQuery(undefined, { enabled, ...fromPage(initial) });
  if (refused || errorStatus(query.error) === 402) return <UpgradeRequired />;
  if (query.data) return <TodayView today={query.data} clients={clients} />;
  return <NotLoaded query={query} what="Your clients" loading={<TodaySkeleton />} />;
}

export const FacilitatorIsland = island(Facilitator);
