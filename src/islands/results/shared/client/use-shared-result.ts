import { errorStatus } from "#src/islands/kit/api/api-error.ts";
import type { ClientData } from "#src/islands/results/shared/insights-data.ts";
import type { Preparation } from "#src/shared/preparation/preparation.ts";
import type { Client } from "#src/shared/programme/programme.output.ts";
import type { SharedResult } from "#src/shared/sharing/shared-result.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { preparationQuery, sharedResultQuery } from "./queries.ts";

interface Failed {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

interface SharedNow {
  /** null while it isn't there, and from the moment on at which the client is seen to share no longer. */
  readonly result: SharedResult | null;
  readonly preparation: Preparation | null;
  /** Where nothing is shared: whether it was, while this page has been open. null where something is, or may be. */
  readonly hasEnded: boolean | null;
  readonly failed: Failed | null;
}

/** A client's result with its preparation, for as long as it is shared. */
export function useSharedResult(client: Client, initial: ClientData | null): SharedNow {
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
