import { api } from "#src/islands/kit/api/api.ts";
import type { Preparation, Retake } from "#src/shared/preparation/preparation.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";
import { queryOptions } from "@tanstack/react-query";

/** Sharing ends in the moment that the client says so; an open page sees it this soon, and when someone comes back to it. */
const watched = { refetchInterval: 30_000, refetchOnWindowFocus: "always" } as const;

export const sharedResultQuery = (clientId: string) =>
  queryOptions({
    ...watched,
    queryKey: ["shared result", clientId],
    queryFn: (): Promise<SharedResult> => api.clientResult.analysis.query({ clientId }),
  });

/** Made of the same result, so it changes and goes with it. */
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
