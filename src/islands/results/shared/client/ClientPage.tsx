import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { EmptyState, NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { LoadingWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import { MoreFolds } from "#src/islands/results/page/folds.tsx";
import { olderScaleText, sourceText } from "#src/islands/results/page/results-copy.ts";
import { staticParts } from "#src/islands/results/page/static-parts.tsx";
import { StepText, Story } from "#src/islands/results/page/Story.tsx";
import {
  BackLink,
  type ClientData,
  Insights,
  type InsightsProps,
  Titled,
  watched,
} from "#src/islands/results/shared/Insights.tsx";
import { Notes } from "#src/islands/results/shared/notes.tsx";
import { RetakesSection } from "#src/islands/results/shared/retakes.tsx";
import type { Client, Programme } from "#src/shared/programme/programme.output.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";
import { paths } from "#src/shared/site/paths.ts";
import { PreparationSheet } from "./PreparationSheet.tsx";

/** A client's result with its preparation, for as long as it is shared. */
function useSharedResult({ id: clientId, sharedSince }: Client, initial: ClientData | null) {
  const [isWatched, setWatched] = useState(sharedSince !== null);
  const options = { ...watched, enabled: isWatched };
  const result = useQuery({
    ...options,
    queryKey: ["shared result", clientId],
    queryFn: (): Promise<SharedResult> => api.clientResult.analysis.query({ clientId }),
    initialData: () => initial?.result ?? undefined,
  });
  const preparation = trpc.clientResult.preparation.useQuery(
    { clientId },
    { ...options, ...fromPage(initial?.preparation ?? null) },
  );
  const isRefused = [result, preparation].some(({ error }) => errorStatus(error) === 404);
  // What was shared again meanwhile shows at the next visit, not out of the blue.
  if (isRefused && isWatched) setWatched(false);
  return { result, preparation, isWatched };
}

/** A client's result as they read it themselves, with nothing on it to change. */
function SharedResultView({ result, children }: { result: SharedResult; children: ReactNode }) {
  const { clientName, title, analysis, snapshots } = result;
  const parts = staticParts({ result: analysis, next: null });
  const olderScale = olderScaleText(analysis);
  return (
    <article className="result">
      <p className="measure text-base text-muted">
        “{title}”, result {analysis.snapshot}, made on <LocalDate iso={analysis.createdAt} />. This is what{" "}
        {clientName} reads, so “you” means {clientName}.
      </p>
      {olderScale !== null && <p className="measure text-base text-muted">{olderScale}</p>}
      <h2 className="result-headline">{analysis.portrait.name}</h2>
      <Story result={analysis} window={parts.window}>
        <StepText result={analysis} />
      </Story>
      {children}
      <div>
        <MoreFolds result={analysis} snapshots={snapshots} parts={parts} />
      </div>
      <footer className="result-note">
        <p role="status">{sourceText(analysis)}</p>
      </footer>
    </article>
  );
}

/** Replaces a result that isn't shared. `hasEnded`: it was, while this page has been open. */
function NotShared({ name, hasEnded }: { name: string; hasEnded: boolean }) {
  return (
    <div role="status">
      <EmptyState
        title={hasEnded ? `${name} has stopped sharing` : `${name} doesn’t share a result with you`}
      >
        <p>
          {hasEnded
            ? "The result is theirs, so it’s gone from this page. Your notes are still here."
            : "Once their window is open, they can share it from their result page. It’s their decision, and they can stop at any time. Your notes are yours either way."}
        </p>
      </EmptyState>
    </div>
  );
}

/** The way into the session, for a client who shares a result. */
function SessionLinks({ faId, clientId, result }: { faId: string; clientId: string; result: SharedResult }) {
  return (
    <>
      <p className="lead">
        {result.clientName} has shared this with you since{" "}
        <span className="whitespace-nowrap">
          <LocalDate iso={result.sharedSince} />
        </span>
        .
      </p>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 no-print">
        <LinkButton look="primary" large href={paths.facilitatorMeeting(faId, clientId)}>
          Start the session
        </LinkButton>
        <a className="link-line lg:hidden" href="#preparation">
          Preparation
        </a>
        <a className="link-line lg:hidden" href="#notes">
          Your notes
        </a>
      </p>
    </>
  );
}

interface ClientInsightsProps {
  programme: Programme;
  client: Client;
  /** Null if the page came without it. */
  initial: ClientData | null;
}

/** One client: the shared result, the preparation of a session, and notes. */
function ClientInsights({ programme, client, initial }: ClientInsightsProps) {
  const { result, preparation, isWatched } = useSharedResult(client, initial);
  const shown = isWatched ? result.data : undefined;
  return (
    <div className="insights">
      <div className="grid gap-3">
        <BackLink href={paths.facilitatorInsights(programme.id)}>{programme.title}</BackLink>
        <header className="grid gap-4">
          <h1>{client.name}</h1>
          {shown && <SessionLinks faId={programme.id} clientId={client.id} result={shown} />}
        </header>
      </div>
      <div className={shown ? "client-page" : "grid gap-12"}>
        <div className="min-w-0">
          {shown ? (
            <SharedResultView result={shown}>
              <RetakesSection client={client} initial={initial?.retakes ?? null} />
            </SharedResultView>
          ) : isWatched ? (
            <NotLoaded
              query={result}
              what="The result"
              loading={<LoadingWindow label="Loading the window" />}
            />
          ) : (
            <NotShared name={client.name} hasEnded={client.sharedSince !== null} />
          )}
        </div>
        {/* The notes keep their place in the tree: what is being written outlives the result. */}
        <aside className="client-aside grid min-w-0 content-start gap-10" aria-label="Your session">
          {isWatched && preparation.data && (
            <PreparationSheet clientId={client.id} preparation={preparation.data} />
          )}
          <div key="notes" className="client-notes no-print">
            <Notes clientId={client.id} initial={initial?.notes ?? null} />
          </div>
        </aside>
      </div>
    </div>
  );
}

/** One client of a programme: the result that they share, and the session. */
export function ClientPage({ clientId, ...page }: InsightsProps & { clientId: string }) {
  return (
    <Insights {...page}>
      {(programme) => {
        const client = programme.clients.find(({ id }) => id === clientId);
        if (client)
          return (
            <ClientInsights programme={programme} client={client} initial={page.initial?.client ?? null} />
          );
        return (
          <Titled>
            <EmptyState
              title="This client isn’t in the programme"
              action={
                <LinkButton href={paths.facilitatorInsights(programme.id)}>
                  See who shares with you
                </LinkButton>
              }
            >
              <p>The address may be wrong, or you removed the client.</p>
            </EmptyState>
          </Titled>
        );
      }}
    </Insights>
  );
}

export const ClientInsightsIsland = island(ClientPage);
