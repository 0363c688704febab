import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { WorkshopView } from "./WorkshopView.tsx";

interface LoadedWorkshopProps {
  workshopId: string;
  /** null where the page did not know who is signed in. */
  initial: Workshop | null;
}

/** Has a workshop at hand. */
function LoadedWorkshop({ workshopId, initial }: LoadedWorkshopProps) {
  const enabled = useSession(initial !== null);
  const query = trpc.workshop.get.useQuery({ workshopId }, { enabled, ...fromPage(initial) });
  if (query.data) return <WorkshopView workshop={query.data} />;
  return (
    <div className="grid gap-8">
      <h1>Your workshop</h1>
      <NotLoaded
        query={query}
        what="Your workshop"
        loading={<Skeleton label="Loading your workshop" lines={5} />}
      />
    </div>
  );
}

export const LeadIsland = island(LoadedWorkshop);
