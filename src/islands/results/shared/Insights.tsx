import type { ReactNode } from "react";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { LoadFailed, Skeleton } from "#src/islands/kit/page/loading.tsx";
import { UpgradeRequired } from "#src/islands/kit/plan.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import type { InsightsData } from "./insights-data.ts";

export interface InsightsProps {
  faId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: InsightsData | null;
  /** The signed-in person has neither the plan nor a programme. */
  refused?: boolean;
}

interface LoadedInsightsProps extends InsightsProps {
  children: (programme: Programme, initial: InsightsData | null) => ReactNode;
}

/** What a facilitator may read, of one client or of all. Each is an island, with its own script. */
export function Insights({ faId, initial, refused = false, children }: LoadedInsightsProps) {
  const enabled = useSession(initial !== null || refused) && !refused;
  const query = trpc.programme.get.useQuery({ faId }, { enabled, ...fromPage(initial?.programme ?? null) });
  const isMissing = errorStatus(query.error) === 404;
  // Access is checked before the programme; the dashboard's answer tells.
  const overview = trpc.facilitator.overview.useQuery(undefined, { enabled: isMissing });
  if (refused || errorStatus(overview.error) === 402) return <Titled part={<UpgradeRequired />} />;
  if (query.data) return children(query.data, initial);
  if (query.error === null || (isMissing && overview.isLoading))
    return <Titled part={<Skeleton label="Loading your insights" />} />;
  const retry = () => void query.refetch();
  return (
    <Titled
      part={<LoadFailed what="This page" error={query.error} isRetrying={query.isFetching} onRetry={retry} />}
    />
  );
}

/** A part without its own heading. */
export function Titled({ part }: { part: ReactNode }) {
  return (
    <div className="grid gap-8">
      <h1>Insights</h1>
      {part}
    </div>
  );
}

interface BackLinkProps {
  href: string;
  children: string;
}

/** The way back to what the page is part of. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <p className="no-print">
      <a className="link-line gap-2" href={href}>
        <span aria-hidden="true">←</span>
        {children}
      </a>
    </p>
  );
}
