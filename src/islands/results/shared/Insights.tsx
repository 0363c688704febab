import type { ReactNode } from "react";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { UpgradeRequired } from "#src/islands/kit/plan.tsx";
import { useSession } from "#src/islands/kit/session/use-auth.ts";
import type { GroupState } from "#src/shared/group/group.output.ts";
import type { ClientRetake } from "#src/shared/preparation/preparation.output.ts";
import type { Preparation, Retake } from "#src/shared/preparation/preparation.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";

/** The page's data on one client. */
export interface ClientData {
  /** null while it isn't shared. */
  readonly result: SharedResult | null;
  readonly preparation: Preparation | null;
  /** What they share in all programmes; null where it didn't come. */
  readonly retakes: readonly Retake[] | null;
  readonly notes: { readonly text: string };
}

/** The page's data: the programme and what belongs to it. */
export interface InsightsData {
  readonly programme: Programme;
  readonly group: GroupState | null;
  /** Before and now of everyone who has both; null where it didn't come. */
  readonly retakes: readonly ClientRetake[] | null;
  readonly client: ClientData | null;
}

/** Sharing ends at once; an open page notices after this time, or when it's looked at again. */
export const watched = { refetchInterval: 30_000, refetchOnWindowFocus: "always" } as const;

export interface InsightsProps {
  faId: string;
  /** Null if the page doesn't know who is signed in. */
  initial: InsightsData | null;
  /** The signed-in person has neither the plan nor a programme. */
  refused?: boolean;
}

/** What a facilitator may read, of one client or of all. Each is an island, with its own script. */
export function Insights(props: InsightsProps & { children: (programme: Programme) => ReactNode }) {
  const { faId, initial, refused = false, children } = props;
  const enabled = useSession(initial !== null || refused) && !refused;
  const query = trpc.programme.get.useQuery({ faId }, { enabled, ...fromPage(initial?.programme ?? null) });
  const isMissing = errorStatus(query.error) === 404;
  // Access is checked before the programme; the dashboard's answer tells.
  const overview = trpc.facilitator.overview.useQuery(undefined, { enabled: isMissing });
  if (refused || errorStatus(overview.error) === 402)
    return (
      <Titled>
        <UpgradeRequired />
      </Titled>
    );
  if (query.data) return children(query.data);
  return (
    <Titled>
      <NotLoaded
        query={isMissing && overview.isLoading ? overview : query}
        what="This page"
        loading="Loading your insights"
      />
    </Titled>
  );
}

/** A part without its own heading. */
export function Titled({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-8">
      <h1>Insights</h1>
      {children}
    </div>
  );
}

/** The way back to what the page is part of. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <p className="no-print">
      <a className="link-line gap-2" href={href}>
        <span aria-hidden="true">←</span>
        {children}
      </a>
    </p>
  );
}
