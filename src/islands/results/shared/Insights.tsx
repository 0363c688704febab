import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import { trpc } from "#src/islands/kit/api/trpc.ts";
import { NotLoaded } from "#src/islands/kit/page/loading.tsx";
import { UpgradeRequired } from "#src/islands/kit/plan.tsx";
import type { GroupState } from "#src/shared/group/group.output.ts";
import type { ClientRetake } from "#src/shared/preparation/preparation.output.ts";
import type { Preparation, Retake } from "#src/shared/preparation/preparation.ts";
import type { ClientDetails, Programme } from "#src/shared/programme/programme.output.ts";
import type { Ledger } from "#src/shared/sharing/sharing.output.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";

/** The data of a client's page. */
export interface ClientData {
  readonly client: ClientDetails;
  /** null while it isn't shared. */
  readonly result: SharedResult | null;
  readonly preparation: Preparation | null;
  /** What they share in all programmes; null where it didn't come. */
  readonly retakes: readonly Retake[] | null;
  readonly notes: { readonly text: string };
  readonly ledger: Ledger;
  /** The name of the facilitator who reads the page. */
  readonly reader: string;
}

/** The data of a programme's page. */
export interface InsightsData {
  readonly programme: Programme;
  readonly group: GroupState | null;
  /** Before and now of everyone who has both; null where it didn't come. */
  readonly retakes: readonly ClientRetake[] | null;
}

/** Sharing ends at once; an open page notices after this time, or when it's looked at again. */
export const watched = { refetchInterval: 30_000, refetchOnWindowFocus: "always" } as const;

interface InsightsProps<Data> {
  /** What the page is about. */
  query: Pick<UseQueryResult<Data, unknown>, "data" | "error" | "isFetching" | "refetch">;
  /** The signed-in person has neither the plan nor a programme. */
  refused: boolean;
  children: (data: Data) => ReactNode;
}

/** What a facilitator may read, of one client or of all. Each is an island, with its own script. */
export function Insights<Data>({ query, refused, children }: InsightsProps<Data>) {
  const isMissing = errorStatus(query.error) === 404;
  // Access is checked before the programme; the dashboard's answer tells.
  const overview = trpc.facilitator.overview.useQuery(undefined, { enabled: isMissing });
  if (refused || errorStatus(overview.error) === 402)
    return (
      <Titled>
        <UpgradeRequired />
      </Titled>
    );
  if (query.data !== undefined) return children(query.data);
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
function Titled({ children }: { children: ReactNode }) {
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
        <bdi>{children}</bdi>
      </a>
    </p>
  );
}
