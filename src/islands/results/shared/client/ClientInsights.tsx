import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import {
  type ClientData,
  preparationQuery,
  sharedResultQuery,
} from "#src/islands/results/shared/insights-data.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import type { Client, Programme } from "#src/shared/programme/programme.output.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { BackLink } from "#src/islands/results/shared/Insights.tsx";
import { Notes } from "#src/islands/results/shared/notes.tsx";
import { EmptyState, LoadFailed } from "#src/islands/kit/page/loading.tsx";
import { LoadingWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import { RetakesSection } from "#src/islands/results/shared/retakes.tsx";
import { paths } from "#src/shared/site/paths.ts";
import { PreparationSheet } from "./PreparationSheet.tsx";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { LinkButton } from "#src/islands/kit/ui/Button.tsx";
import { staticParts } from "#src/islands/results/page/static-parts.tsx";
import { MoreFolds } from "#src/islands/results/page/folds.tsx";
import { olderScaleText, sourceText } from "#src/islands/results/page/results-copy.ts";
import { StepText, Story } from "#src/islands/results/page/Story.tsx";

interface Failed {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

interface SharedNow {
  /** Null while it's loading, and once the client has stopped sharing. */
  readonly result: SharedResult | null;
  readonly preparation: Preparation | null;
  /** If nothing is shared now: whether it was since the page opened; null if something may be. */
  readonly hasEnded: boolean | null;
  readonly failed: Failed | null;
}

/** A client's result with its preparation, for as long as it is shared. */
function useSharedResult(client: Client, initial: ClientData | null): SharedNow {
  const [isWatched, setWatched] = useState(client.sharedSince !== null);
  const result = useQuery({
    ...sharedResultQuery(client.id),
    enabled: isWatched,
    initialData: () => initial?.result ?? undefined,
  });
  const preparation = useQuery({
    ...preparationQuery(client.id),
    enabled: isWatched,
    initialData: () => initial?.preparation ?? undefined,
  });
  const isRefused = [result, preparation].some(({ error }) => errorStatus(error) === 404);
  // What was shared again meanwhile shows at the next visit, not out of the blue.
  if (isRefused && isWatched) setWatched(false);
  if (!isWatched || isRefused)
    return { result: null, preparation: null, hasEnded: client.sharedSince !== null, failed: null };
  const { data, error, isFetching, refetch } = result;
  return {
    result: data ?? null,
    preparation: preparation.data ?? null,
    hasEnded: null,
    failed:
      data === undefined && error !== null
        ? { error, isRetrying: isFetching, onRetry: () => void refetch() }
        : null,
  };
}

/** A client's result as they read it themselves, with nothing on it to change. */
function SharedResultView({ result, children }: SharedViewProps) {
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

interface SharedViewProps {
  result: SharedResult;
  /** What else the facilitator can see of them, beside how the results of this round followed each other. */
  children: ReactNode;
}

interface NotSharedProps {
  name: string;
  /** Whether it was shared while this page has been open. */
  hasEnded: boolean;
}

/** Replaces a result that isn't shared. */
function NotShared({ name, hasEnded }: NotSharedProps) {
  const text = hasEnded
    ? "The result is theirs, so it’s gone from this page. Your notes are still here."
    : "Once their window is open, they can share it from their result page. It’s their decision, and they can stop at any time. Your notes are yours either way.";
  return (
    <div role="status">
      <EmptyState
        title={hasEnded ? `${name} has stopped sharing` : `${name} doesn’t share a result with you`}
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}

interface ClientHeaderProps {
  faId: string;
  client: Client;
  /** null while it isn't shared. */
  result: SharedResult | null;
}

/** Whose page it is, since when they share it, and the way into the session. */
function ClientHeader({ faId, client, result }: ClientHeaderProps) {
  return (
    <header className="grid gap-4">
      <h1>{client.name}</h1>
      {result !== null && (
        <>
          <p className="lead">
            {result.clientName} has shared this with you since{" "}
            <span className="whitespace-nowrap">
              <LocalDate iso={result.sharedSince} />
            </span>
            .
          </p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3 no-print">
            <LinkButton look="primary" large href={paths.facilitatorMeeting(faId, client.id)}>
              Start the session
            </LinkButton>
            <a className="link-line client-jump" href="#preparation">
              Preparation
            </a>
            <a className="link-line client-jump" href="#notes">
              Your notes
            </a>
          </p>
        </>
      )}
    </header>
  );
}

interface ClientInsightsProps {
  programme: Programme;
  client: Client;
  /** Null if the page came without it. */
  initial: ClientData | null;
}

/** One client: the shared result, the preparation of a session, and notes. */
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
            <NotShared name={client.name} hasEnded={hasEnded} />
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
