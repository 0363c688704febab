import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { api } from "#src/islands/kit/api/api.ts";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import { island } from "#src/islands/kit/page/IslandRoot.tsx";
import { EmptyState, NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import { LoadingWindow } from "#src/islands/kit/window/WindowFrame.tsx";
import { MoreFolds } from "#src/islands/results/page/folds.tsx";
import { olderScaleText, sourceText } from "#src/islands/results/page/results-copy.ts";
import { staticParts } from "#src/islands/results/page/static-parts.tsx";
import { StepText, Story } from "#src/islands/results/page/Story.tsx";
import { BackLink, type ClientData, Insights, watched } from "#src/islands/results/shared/Insights.tsx";
import { Notes } from "#src/islands/results/shared/notes.tsx";
import { RetakesSection } from "#src/islands/results/shared/retakes.tsx";
import type { PlanInfo } from "#src/shared/plan/billing.ts";
import type { Stage } from "#src/shared/programme/programme.ts";
import type { ClientDetails } from "#src/shared/programme/programme.output.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";
import { paths } from "#src/shared/site/paths.ts";
import { ClientHeader, History } from "./about-client.tsx";
import { PreparationSheet } from "./PreparationSheet.tsx";

/** A client's result with its preparation, for as long as it is shared. */
function useSharedResult({ id: clientId, sharedSince }: ClientDetails, initial: ClientData | null) {
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
        “<bdi>{title}</bdi>”, result {analysis.snapshot}, made on <LocalDate iso={analysis.createdAt} />. This
        is what <bdi>{clientName}</bdi> reads, so “you” means <bdi>{clientName}</bdi>.
      </p>
      {olderScale !== null && <p className="measure text-base text-muted">{olderScale}</p>}
      <h2 className="max-w-176">{analysis.portrait.name}</h2>
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
function NotShared({ client, hasEnded }: { client: ClientDetails; hasEnded: boolean }) {
  const { name, stage } = client;
  if (hasEnded)
    return (
      <div role="status">
        <EmptyState title={`${name} has stopped sharing`}>
          <p>The result is theirs, so it’s gone from this page. Your notes are still here.</p>
        </EmptyState>
      </div>
    );
  return <p className="measure">{nextText(stage, client.opens)}</p>;
}

/** What comes next while there's no result to read. */
function nextText(stage: Stage, opens: ClientDetails["opens"]): string {
  switch (stage) {
    case "invited":
      return "Once they accept, they pick words for themselves and ask people. You’ll see how far they are.";
    case "accepted":
      return "They pick words that describe them, and then ask people for theirs.";
    case "ownWords":
      return "Next, they ask people to describe them.";
    case "asking":
    case "answering":
      return "Their window can open once enough people have answered.";
    case "ready":
      return opens === "together"
        ? "You open the window together, so it stays closed to you both until the session. Your notes are what you can prepare now: questions to ask come with the result, if they agree to share it then."
        : "They can open their window. Whether they share it with you is theirs to decide.";
    case "opened":
      return "They’ve read their result. Whether they share it with you is theirs to decide.";
    case "declined":
      return "They’d rather not take part. They can still accept while the programme runs.";
    case "closed":
      return "Their round ended before enough people answered, so there’s no window.";
    case "left":
      return "They’ve left the programme. Their round is theirs alone; your notes stay with you.";
    case "shared":
      return "";
  }
}

interface ClientInsightsProps {
  client: ClientDetails;
  /** Null if the page came without it. */
  initial: ClientData | null;
  hasPlan: boolean;
}

/** One client: where they stand, the shared result, the preparation of a session, and notes. */
function ClientInsights({ client, initial, hasPlan }: ClientInsightsProps) {
  const { result, preparation, isWatched } = useSharedResult(client, initial);
  const shown = isWatched ? result.data : undefined;
  return (
    <div className="insights">
      <div className="grid gap-3">
        <BackLink href={paths.facilitatorOverview(client.faId)}>{client.programme}</BackLink>
        <ClientHeader
          client={client}
          isShared={shown !== undefined}
          step={isWatched ? (preparation.data?.plan ?? null) : null}
          hasPlan={hasPlan}
        />
      </div>
      <div className="client-page">
        <div className="grid min-w-0 content-start gap-10">
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
            <NotShared client={client} hasEnded={client.sharedSince !== null} />
          )}
          <History client={client} initial={initial} />
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

interface ClientPageProps {
  clientId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: ClientData | null;
  plan: PlanInfo | null;
  /** The signed-in person has neither the plan nor a programme. */
  refused?: boolean;
}

/** One client of a programme, from the first email on. */
export function ClientPage({ clientId, initial, plan, refused = false }: ClientPageProps) {
  const enabled = useSession(initial !== null || refused) && !refused;
  const query = trpc.programme.client.useQuery(
    { clientId },
    { enabled, ...fromPage(initial?.client ?? null) },
  );
  const { data: planInfo } = trpc.billing.plan.useQuery(undefined, { enabled, ...fromPage(plan) });
  const hasPlan = planInfo?.features.facilitatorAccess === true;
  return (
    <Insights query={query} refused={refused}>
      {(client) => <ClientInsights client={client} initial={initial} hasPlan={hasPlan} />}
    </Insights>
  );
}

export const ClientInsightsIsland = island(ClientPage);
