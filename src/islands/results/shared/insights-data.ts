import { queryOptions } from "@tanstack/react-query";
import { api } from "#src/islands/kit/api/api.ts";
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
const watched = { refetchInterval: 30_000, refetchOnWindowFocus: "always" } as const;

export const sharedResultQuery = (clientId: string) =>
  queryOptions({
    ...watched,
    queryKey: ["shared result", clientId],
    queryFn: (): Promise<SharedResult> => api.clientResult.analysis.query({ clientId }),
  });

/** Made from the same result, so it's updated with it. */
export const preparationQuery = (clientId: string) =>
  queryOptions({
    ...watched,
    queryKey: ["preparation", clientId],
    queryFn: (): Promise<Preparation> => api.clientResult.preparation.query({ clientId }),
  });

/** What they share in other programmes can end as well. */
export const retakesQuery = (clientId: string) =>
  queryOptions({
    ...watched,
    queryKey: ["retakes", clientId],
    queryFn: (): Promise<readonly Retake[]> => api.clientResult.retakes.query({ clientId }),
  });
