import { useQuery } from "@tanstack/react-query";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { UpgradeRequired } from "#src/islands/kit/plan.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { Notice } from "#src/islands/kit/ui/Notice.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { Wizard } from "./Wizard.tsx";
import { type Aim, type Start, startQuery } from "./use-wizard.ts";

/** Starting a programme in four steps, for people whose plan has it. */
export function StartProgramme({ aim, initial }: { aim: Aim; initial: Start | null }) {
  const enabled = useSession(initial !== null);
  const query = useQuery({ ...startQuery(aim), enabled, initialData: () => initial ?? undefined });
  const start = query.data;
  if (start === undefined && errorStatus(query.error) !== 402)
    return <NotLoaded query={query} what="The form" loading="Loading the form" />;
  if (start?.mayStart !== true) return <UpgradeRequired />;
  if (aim.kind === "add" && start.programme?.status === "closed")
    return <Closed faId={start.programme.id} title={start.programme.title} />;
  return <Wizard aim={aim} start={start} />;
}

function Closed({ faId, title }: { faId: string; title: string }) {
  return (
    <Notice tone="warn" title={`“${title}” is closed`}>
      <p>You can’t add clients to it. You can start a new programme with the same settings.</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <LinkButton look="primary" href={paths.newFacilitatorFrom(faId)}>
          Start one like it
        </LinkButton>
        <LinkButton href={paths.facilitatorOverview(faId)}>Back to the overview</LinkButton>
      </p>
    </Notice>
  );
}

export const StartProgrammeIsland = island(StartProgramme);
