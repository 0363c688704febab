import { LoadFailed } from "#src/islands/kit/page/LoadFailed.tsx";
import { Skeleton } from "#src/islands/kit/ui/Skeleton.tsx";
import type { ClientPage } from "#src/shared/programme/today.output.ts";
import { useState } from "react";
import { ClientFilters, noFilter } from "./ClientFilters.tsx";
import { FoundClients } from "./FoundClients.tsx";
import { useSettled } from "#src/islands/kit/browser/use-settled.ts";
import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { RateLimitError } from "#src/islands/kit/api/throttle/throttle.ts";
import type { ClientListQuery } from "#src/shared/programme/client-list.input.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";

/** Someone who types slowly asks more often than a page may: such a search waits for its turn, and doesn't fail. */
const waitsForTurn = (failures: number, error: unknown): boolean =>
  failures < 3 && error instanceof TRPCClientError && error.cause instanceof RateLimitError;

/** Clients that fit a search, page by page. Until they are there, those of the search before stay. */
function useClientPages(query: Omit<ClientListQuery, "cursor">, initial: ClientPage | null) {
  const isUnfiltered = Object.values(query).every((value) => value === undefined);
  const first = isUnfiltered ? initial : null;
  return trpc.programme.clients.useInfiniteQuery(query, {
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: waitsForTurn,
    retryDelay: 0,
    // A search that nobody waits for any more takes no turn.
    trpc: { abortOnUnmount: true },
    ...fromPage(first === null ? null : { pages: [first], pageParams: [undefined] }),
  });
}

interface ClientsSectionProps {
  /** The first of them by name, where the page brought them along. */
  initial: ClientPage | null;
  /** How many there are in all programmes. */
  total: number;
  hasPlan: boolean;
}

const quietMs = 300;

/** All clients in all programmes: searched, filtered, ordered, a page at a time. */
export function ClientsSection({ initial, total, hasPlan }: ClientsSectionProps) {
  const [filter, setFilter] = useState(noFilter);
  const q = useSettled(filter.q.trim(), quietMs);
  const query = useClientPages(
    {
      q: q === "" ? undefined : q,
      stage: filter.stage ?? undefined,
      sort: filter.sort === noFilter.sort ? undefined : filter.sort,
    },
    initial,
  );
  return (
    <section className="grid gap-4" aria-labelledby="clients">
      <h2 id="clients">All clients</h2>
      <ClientFilters filter={filter} onChange={setFilter} />
      {query.data && <FoundClients {...{ query, total, hasPlan }} pages={query.data.pages} />}
      {!query.data && query.error === null && <Skeleton label="Loading your clients" lines={5} />}
      {query.error !== null && (
        <LoadFailed
          what="Your clients"
          error={query.error}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </section>
  );
}
