import { fromPage, trpc } from "#src/islands/kit/api/trpc.ts";
import { RateLimitError } from "#src/islands/kit/api/throttle/throttle.ts";
import type { ClientListQuery } from "#src/shared/programme/client-list.input.ts";
import type { ClientPage } from "#src/shared/programme/today.output.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";

/** Someone who types slowly asks more often than a page may: such a search waits for its turn, and doesn't fail. */
const waitsForTurn = (failures: number, error: unknown): boolean =>
  failures < 3 && error instanceof TRPCClientError && error.cause instanceof RateLimitError;

/** Clients that fit a search, page by page. Until they are there, those of the search before stay. */
export function useClientPages(query: Omit<ClientListQuery, "cursor">, initial: ClientPage | null) {
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
