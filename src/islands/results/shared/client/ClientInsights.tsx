import { BackLink } from "#src/islands/results/shared/BackLink.tsx";
import type { ClientData } from "#src/islands/results/shared/insights-data.ts";
import { Notes } from "#src/islands/results/shared/notes/Notes.tsx";
import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { LoadingWindow } from "#src/islands/kit/window/LoadingWindow.tsx";
import { RetakesSection } from "#src/islands/results/shared/retakes/RetakesSection.tsx";
import type { Client, Programme } from "#src/shared/programme/programme.output.ts";
import { paths } from "#src/shared/site/paths.ts";
import { ClientHeader } from "./ClientHeader.tsx";
import { NotShared } from "./NotShared.tsx";
import { PreparationSheet } from "./PreparationSheet.tsx";
import { SharedResultView } from "./SharedResultView.tsx";
import { useSharedResult } from "./use-shared-result.ts";

interface ClientInsightsProps {
  programme: Programme;
  client: Client;
  /** null where the page came without. */
  initial: ClientData | null;
}

/** One client: their result while they share it, what to prepare a session with, and the facilitator's notes. */
export function ClientInsights({ programme, client, initial }: ClientInsightsProps) {
  const { result, preparation, hasEnded, failed } = useSharedResult(client, initial);
  const isShown = result !== null;
  return (
    <div className="insights">
      <div className="grid gap-3">
        <BackLink href={paths.facilitatorInsights(programme.id)}>{programme.title}</BackLink>
        <ClientHeader faId={programme.id} client={client} result={result} />
      </div>
      <div className={isShown ? "client-page" : "grid gap-12"}>
        <div className="min-w-0">
          {result !== null ? (
            <SharedResultView result={result}>
              <RetakesSection client={client} initial={initial?.retakes ?? null} />
            </SharedResultView>
          ) : hasEnded !== null ? (
            <NotShared name={client.name} hasEnded={hasEnded} isWaiting={client.sharingWaits} />
          ) : failed !== null ? (
            <LoadFailed what="The result" {...failed} />
          ) : (
            <LoadingWindow label="Loading the window" />
          )}
        </div>
        {/* The notes keep their place in the tree: what is being written outlives the result. */}
        <aside className="client-aside" aria-label="Your session">
          {preparation !== null && <PreparationSheet clientId={client.id} preparation={preparation} />}
          <div key="notes" className="client-notes">
            <Notes clientId={client.id} initial={initial?.notes ?? null} />
          </div>
        </aside>
      </div>
    </div>
  );
}
